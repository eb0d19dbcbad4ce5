"""How what card texts mean is looked at and done, whatever the chapter."""
