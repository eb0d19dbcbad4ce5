"""Card texts of this book through the one reader of card Japanese: its words, its own sentences, its layout."""
