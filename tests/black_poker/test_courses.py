"""The courses of the game cite the clauses that lay them down."""

from kirifuda.black_poker.stage import MAIN_PLAY, REQUEST, RESOLUTION, TOP_OF_STAGE, TRIGGERS


def test_each_course_is_laid_down_by_its_clause() -> None:
    courses = (MAIN_PLAY, REQUEST, TOP_OF_STAGE, RESOLUTION, TRIGGERS)
    assert [(course.name.partition("/")[2], course.clause) for course in courses] == [
        ("main-play", "E1"),
        ("request", "T1"),
        ("top-of-stage", "T3"),
        ("resolution", "A5"),
        ("triggers", "T4"),
    ]
