"""The kernel: plain state made to be forked, courses and procedures, questions, events, games.

It holds what two books say in the same words and no more; every game brings its own rules.
"""
