"""The courses of the game cite the clauses that lay them down."""

import pytest

from kirifuda.black_poker.stage import MAIN_PLAY, REQUEST, RESOLUTION, TOP_OF_STAGE, TRIGGERS


@pytest.mark.clause("A5", "E1", "T1", "T3", "T4")
def test_each_course_is_laid_down_by_its_clause() -> None:
    courses = (MAIN_PLAY, REQUEST, TOP_OF_STAGE, RESOLUTION, TRIGGERS)
    assert [(course.name.partition("/")[2], course.clause) for course in courses] == [
        ("main-play", "E1"),
        ("request", "T1"),
        ("top-of-stage", "T3"),
        ("resolution", "A5"),
        ("triggers", "T4"),
    ]
