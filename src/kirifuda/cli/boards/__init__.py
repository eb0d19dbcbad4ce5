"""What a board is made of; each game has its own in its record."""
