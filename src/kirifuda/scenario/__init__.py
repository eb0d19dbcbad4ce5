"""Scenarios: a position, answers by name, and what must be true; written by people who don't program."""

from ..text.file_problems import Broken, Problem
from .file import scenarios_below
from .report import Report, problem_text
from .scenario import Scenario, load

__all__ = ["Broken", "Problem", "Report", "Scenario", "load", "problem_text", "scenarios_below"]
