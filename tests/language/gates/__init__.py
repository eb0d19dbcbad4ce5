"""Gates of the one reader: what becomes of a text's tree when one word of it is changed.

Each gate takes a text that is read, changes it in every way of one kind, and complains of each change after which
the tree is not what it must be. A sample runs among the tests, all of it by `make texts`.
"""
