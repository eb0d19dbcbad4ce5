"""What phrases mean: the actions of the grammar. None says that the words make no sense together."""
