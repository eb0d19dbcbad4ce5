"""Reading printed card text: what the grammars of all games share."""
