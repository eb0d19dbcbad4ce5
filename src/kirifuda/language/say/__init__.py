"""A tree in the usual Japanese, from the same frames and words that it is read by."""
