"""What people see and read of a game, and positions as they write them."""
