"""Lessons: a guided first game, exercises with a goal, questions which of these may be done. Files of `lessons/`."""
