"""A lesson whose cards or clauses have changed since its words were looked over is found, even if it still works."""

import pytest

from kirifuda import games
from kirifuda.lessons.file import lesson_ids

from .looked_over import kept, spoken_of

EVERY = [(game, id) for game in games() for id in lesson_ids(game)]
REMEDY = "read its words again, then: python -m tests.lessons.looked_over"


@pytest.mark.parametrize(("game", "id"), EVERY)
def test_what_a_lesson_speaks_of_is_as_it_was_when_its_words_were_looked_over(game: str, id: str) -> None:
    now, then = spoken_of(game, id), kept().get(f"{game}/{id}", {})
    changed = sorted(one for one in now.keys() | then.keys() if now.get(one) != then.get(one))
    assert changed == [], f"of {game}/{id} have changed: {', '.join(changed)}. {REMEDY}"


def test_every_card_and_clause_of_a_lesson_is_looked_at() -> None:
    spoken = spoken_of("legions", "00-first-game")
    assert {"card 樫角の雄鹿", "card 跳ね仔鹿", "clause 35-6"} <= spoken.keys()
