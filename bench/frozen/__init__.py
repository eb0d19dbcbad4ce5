"""The player `greedy`, and the evaluations it went by, as they were before chances were fitted."""
