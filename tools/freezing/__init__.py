"""What card texts are taken to mean and how games go, written down to be compared with another day's."""
