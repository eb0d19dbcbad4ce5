"""Last Chronicle in the words of the one reader of card texts (`kirifuda.language`)."""
