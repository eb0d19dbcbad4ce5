"""One reader of card Japanese for every game: a game hands in its vocabulary and what only its texts say."""
