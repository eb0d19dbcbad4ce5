"""What players can do, and what they are asked."""
