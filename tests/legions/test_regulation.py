"""The standard regulation and the restricted cards: every breach, with its clause and its numbers."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kirifuda.effects.statements import CopiesInDeck
from kirifuda.effects.tree import Ability, CardText, Standing
from kirifuda.kernel.outcome import Refusal
from kirifuda.legions.printed import Catalogue, Printed
from kirifuda.legions.regulation import NO_CARD, breaches, copies
from kirifuda.legions.restriction_lists import in_force, read_restrictions
from kirifuda.legions.restrictions import Restrictions
from kirifuda.text.file_problems import Broken
from kirifuda.words import LANGUAGES, say

MASTER, OTHER_MASTER, OWN, FOREIGN, TOKEN, FIRST = 0, 1, 2, 3, 4, 5
CARDS = Catalogue(
    (
        Printed(MASTER, "主", "Master", "master", ("red", "white"), cls="rune-blader"),
        Printed(OTHER_MASTER, "別の主", "Other", "master", ("black", "green"), cls="shaman"),
        Printed(OWN, "専用", "Own", "skill", ("red", "white")),
        Printed(FOREIGN, "よその専用", "Foreign", "minion", ("red", "green")),
        Printed(TOKEN, "影", "Shade", "minion", ("black", "blue"), token=True),
        *(Printed(FIRST + n, f"札{n}", f"Card {n}", "minion", ("blue",)) for n in range(14)),
    )
)
LEGAL = (MASTER, *(FIRST + n // 3 for n in range(39)), OWN)


def with_cards(*faces: int) -> tuple[int, ...]:
    """The legal deck, with these cards in place of as many of its last ones."""
    return (*LEGAL[: len(LEGAL) - len(faces)], *faces)


def test_a_legal_deck_breaches_nothing() -> None:
    assert len(LEGAL) == 41
    assert breaches(CARDS, LEGAL) == ()


@pytest.mark.clause("24-1", "24-2a", game="legions")
@pytest.mark.parametrize(
    ("deck", "found"),
    [
        (LEGAL[:-1], [("too-few", (NO_CARD, 39, 40))]),
        ((*LEGAL, FIRST + 13), [("too-many", (NO_CARD, 41, 40))]),
        (LEGAL[1:], [("no-master", (NO_CARD, 0, 1))]),
        ((FIRST + 13, *LEGAL[1:]), [("no-master", (NO_CARD, 0, 1)), ("too-many", (NO_CARD, 41, 40))]),
        ((), [("no-master", (NO_CARD, 0, 1)), ("too-few", (NO_CARD, 0, 40))]),
    ],
)
def test_one_master_and_forty_cards(deck: tuple[int, ...], found: list[tuple[str, tuple[int, ...]]]) -> None:
    assert breaches(CARDS, deck) == tuple(Refusal("24-2a", reason, numbers) for reason, numbers in found)


@pytest.mark.clause("24-2b", game="legions")
@pytest.mark.parametrize(("face", "count"), [(OTHER_MASTER, 1), (MASTER, 2)])
def test_no_master_in_the_main_deck(face: int, count: int) -> None:
    deck = with_cards(*(face,) * count)
    assert breaches(CARDS, deck) == (Refusal("24-2b", "master-in-main-deck", (face, count, 0)),)


@pytest.mark.clause("24-2c", "14-2", game="legions")
def test_three_of_a_name() -> None:
    assert breaches(CARDS, with_cards(FIRST)) == (Refusal("24-2c", "copies", (FIRST, 4, 3)),)
    assert breaches(CARDS, with_cards(OWN, OWN, OWN)) == ()


def told(most: int | None) -> CardText:
    return CardText(abilities=(Ability("群れ", (Standing(),), (), ((CopiesInDeck(most),),)),))


HERD, NINE, PACK = 0, 1, 2
HERDS = Catalogue(
    (
        Printed(HERD, "群れ", "Herd", "minion", ("red",), text=told(None)),
        Printed(NINE, "九つ子", "Nine", "minion", ("red",), text=told(9)),
        Printed(PACK, "一匹狼", "Lone", "minion", ("red",), text=told(1)),
    )
)


@pytest.mark.clause("01-2", "24-2c", game="legions")
def test_a_card_may_say_how_many_of_it_a_deck_holds() -> None:
    assert copies(HERDS, (HERD,) * 40) == []
    assert copies(HERDS, (NINE,) * 9) == []
    assert copies(HERDS, (NINE,) * 10) == [Refusal("24-2c", "copies", (NINE, 10, 9))]
    assert copies(HERDS, (PACK, PACK)) == [Refusal("24-2c", "copies", (PACK, 2, 1))]


@pytest.mark.clause("24-2g", game="legions")
def test_a_restriction_counts_more_than_what_a_card_says() -> None:
    limited = Restrictions(limits={HERD: 2})
    found = [breach for breach in breaches(HERDS, (HERD,) * 5, limited) if breach.clause != "24-2a"]
    assert found == [Refusal("24-2g", "limited", (HERD, 5, 2))]


@pytest.mark.clause("24-2d", "13-2", game="legions")
def test_double_symbols_belong_to_the_class_of_the_master() -> None:
    assert breaches(CARDS, with_cards(FOREIGN, FOREIGN)) == (Refusal("24-2d", "other-class", (FOREIGN, 2, 0, MASTER)),)
    assert breaches(CARDS, (OTHER_MASTER, *LEGAL[1:])) == (Refusal("24-2d", "other-class", (OWN, 1, 0, OTHER_MASTER)),)


@pytest.mark.clause("24-2e", game="legions")
def test_no_tokens() -> None:
    assert Refusal("24-2e", "token", (TOKEN, 1, 0)) in breaches(CARDS, with_cards(TOKEN))


RESTRICTIONS = Restrictions("x", (FIRST,), {FIRST + 1: 1, FIRST + 2: 2}, ((FIRST + 3, FIRST + 4),), (FIRST + 5,))


@pytest.mark.clause("24-2f", "24-2g", "24-2h", "24-3a", "24-3b", "24-3c", "24-3d", game="legions")
def test_restricted_cards() -> None:
    assert breaches(CARDS, LEGAL, RESTRICTIONS) == (
        Refusal("24-2f", "banned", (FIRST, 3, 0)),
        Refusal("24-2g", "limited", (FIRST + 1, 3, 1)),
        Refusal("24-2g", "limited", (FIRST + 2, 3, 2)),
        Refusal("24-2h", "exclusive", (FIRST + 3, 3, 0, FIRST + 4)),
    )


@pytest.mark.clause("24-2g", "24-2h", "24-3b", "24-3c", "24-3d", game="legions")
def test_restricted_cards_within_their_limits() -> None:
    deck = (MASTER, FIRST + 1, FIRST + 2, FIRST + 2, FIRST + 4)
    found = breaches(CARDS, deck, RESTRICTIONS)
    assert [breach.reason for breach in found] == ["too-few"]


@pytest.mark.clause("24-3a", game="legions")
def test_a_master_can_be_banned() -> None:
    assert breaches(CARDS, LEGAL, Restrictions(banned=(MASTER,))) == (Refusal("24-2f", "banned", (MASTER, 1, 0)),)


# --- lists ------------------------------------------------------------------------------------------


def written(folder: Path, text: str) -> Path:
    path = folder / "2020-01-01.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_list_of_every_kind(tmp_path: Path) -> None:
    found = read_restrictions(
        written(
            tmp_path,
            """
title = { ja = "例", en = "An example" }
banned = ["札0"]
limited_to_1 = ["Card 1"]
limited_to_2 = ["札２"]
unlock_limited = ["札5", "札1"]
exclusive = [["札3", "札4"], ["札3", "札6"]]
""",
        ),
        CARDS,
    )
    assert (found.name, found.banned, found.limits) == ("2020-01-01", (FIRST,), {FIRST + 1: 1, FIRST + 2: 2})
    assert found.exclusive == ((FIRST + 3, FIRST + 4), (FIRST + 3, FIRST + 6))
    assert found.unlock_limited == (FIRST + 5, FIRST + 1)


def test_everything_that_is_wrong_with_a_list(tmp_path: Path) -> None:
    text = """banned = ["札0", "よその専門"]
limited_to_1 = ["札0"]
limited_to_2 = "札2"
limited_to_3 = []
unlock_limited = [
  3,
  "札99",
]
exclusive = [["札3"], ["札4", "Card 4"], "札5", ["札1", "札無"]]
"""
    with pytest.raises(Broken) as broken:
        read_restrictions(written(tmp_path, text), CARDS)
    problems = broken.value.problems
    shown = [(one.line, one.columns, one.clause, one.phrase.key.removeprefix("restriction-list-")) for one in problems]
    assert shown == [
        (1, (18, 23), "24-3a", "unknown-card"),
        (2, None, "24-3b", "restricted-twice"),
        (3, None, "24-3c", "no-list"),
        (4, None, "", "unknown-key"),
        (6, None, "24-3e", "no-name"),
        (7, (4, 7), "24-3e", "unknown-card"),
        (9, None, "24-3d", "no-pair"),
        (9, None, "24-3d", "pair-with-itself"),
        (9, None, "24-3d", "no-pair"),
        (9, (54, 56), "24-3d", "unknown-card"),
    ]
    assert str(problems[0].phrase.args["nearest"]).split("、")[0] == "よその専用"
    assert [say(one.phrase, language) for one in problems for language in LANGUAGES]


@pytest.mark.clause("24-3", game="legions")
def test_the_list_of_a_day_is_the_newest_one_by_then(tmp_path: Path) -> None:
    lists = {date: tmp_path / f"{date}.toml" for date in ("2021-07-01", "2020-01-01")}
    for file in lists.values():
        file.write_text('banned = ["札0"]', encoding="utf-8")
    days = ("2019-12-31", "2020-01-01", "2021-06-30", "2021-07-01", "2030-01-01")
    assert [in_force(CARDS, day, lists).name for day in days] == [
        "standard",
        "2020-01-01",
        "2020-01-01",
        "2021-07-01",
        "2021-07-01",
    ]


@given(
    st.lists(
        st.one_of(
            st.sampled_from(
                ['banned = ["札0"]', "exclusive = [[]]", "limited_to_1 = [[1]]", "unlock_limited = {}", "[title]"]
            ),
            st.text(max_size=15),
        ),
        max_size=5,
    ).map("\n".join)
)
def test_no_list_is_a_traceback(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    path = tmp_path_factory.getbasetemp() / "list.toml"
    path.write_text(text, encoding="utf-8", errors="surrogateescape")
    try:
        found = read_restrictions(path, CARDS)
    except Broken as broken:
        assert [say(problem.phrase, "ja") for problem in broken.problems]
    else:
        assert set(found.banned) <= {FIRST}
