"""A game whose files are the chapters of its book: `ch05_3_main_phase.py` carries 5.3 out, and what is below it.

What a function carries out is the first clause that it cites; the others it cites on the way. Rulings (S12) belong to
no chapter.
"""

import ast
import re
from dataclasses import dataclass

from .sources import functions

OF_THEIR_BOOK = ("legend_of_stars",)
"""The games whose files are their book's."""
FEWEST = 0.8
"""The part of what a chapter's file carries out that is of its chapter, and of all that cites the book that stands in a
chapter's file."""
NAMED = re.compile(r"ch(?P<number>\d+(?:_\d+)*)_[a-z]\w*")
NUMBERED = re.compile(r"\d[\d.]*[Ⅰ-Ⅻ①-⑳]?")
SIGNS = {**{chr(ord("Ⅰ") + at): at + 1 for at in range(12)}, **{chr(ord("①") + at): at + 1 for at in range(20)}}

Number = tuple[int, ...]


@dataclass(frozen=True)
class Cited:
    """What a function of a module carries out."""

    line: int
    clause: str

    @property
    def number(self):
        return number_of(self.clause)


def number_of(clause):
    """5.5.1Ⅳ is the fourth of 5.5.1; None for what has no number in the book."""
    if not NUMBERED.fullmatch(clause):
        return None
    sign = SIGNS.get(clause[-1])
    numbers = tuple(int(one) for one in clause.rstrip("".join(SIGNS)).split("."))
    return numbers if sign is None else (*numbers, sign)


def chapter_of(name):
    """The number in the name of a file or folder; None for what is not of the book."""
    match = NAMED.fullmatch(name)
    return None if match is None else tuple(int(one) for one in match["number"].split("_"))


def carried_out(module):
    """The first clause of every function of a module that cites the book, without rulings."""
    found = []
    for function in functions(module.tree):
        for one in function.decorator_list:
            if isinstance(one, ast.Call) and isinstance(one.func, ast.Name) and one.func.id == "clause":
                found.append(Cited(function.lineno, ast.literal_eval(one.args[0])))
    return [one for one in found if one.number is not None]


def is_within(number, chapter):
    return number[: len(chapter)] == chapter


def of_other_chapters(module):
    """What a chapter's file carries out that is not of its chapter, where that is too much of it."""
    chapter = chapter_of(module.name[-1])
    if chapter is None:
        return []
    cited = carried_out(module)
    others = [one for one in cited if not is_within(one.number, chapter)]
    return others if len(cited) - len(others) < FEWEST * len(cited) else []


def misplaced(module):
    """Whether a file stands in the folder of another chapter."""
    folder, chapter = chapter_of(module.name[-2]), chapter_of(module.name[-1])
    if module.name[-1] == "__init__":
        return False
    return folder is not None and (chapter is None or not is_within(chapter, folder))


def outside_the_chapters(modules):
    """(what stands in chapters' files, what does not), of all that these modules carry out."""
    within, without = 0, 0
    for module in modules:
        if chapter_of(module.name[-1]) is None:
            without += len(carried_out(module))
        else:
            within += len(carried_out(module))
    return within, without
