"""What card texts mean: the tree they compile to, and the one interpreter that carries it out."""
