"""Games with cards whose texts are put together at random end too, and keep every promise."""

from pathlib import Path

import pytest

from kirifuda.cli.soak import chosen
from kirifuda.conformance.openings import STYLES, Opening
from kirifuda.conformance.own_texts import decks_of_own_texts, knows_own_cards, pool_of
from kirifuda.conformance.suite import watched
from kirifuda.kernel.chance import Dealer

TESTS = Path(__file__).parents[1]
TEXTS = {
    "legions": ("legions/card_text/same_texts.txt",),
    "last-chronicle": ("last_chronicle/card_text/trial_texts.txt", "last_chronicle/card_text/same_texts.txt"),
    "legend-of-stars": ("legend_of_stars/card_text/same_texts.txt",),
}
EDITIONS = [(game, edition) for game, edition in chosen("", None) if knows_own_cards(game)]
GAMES = 6

every_edition = pytest.mark.parametrize(("game", "edition"), EDITIONS, ids=[edition for _, edition in EDITIONS])


def texts(game):
    return tuple(str(TESTS / file) for file in TEXTS[game])


@every_edition
@pytest.mark.parametrize("style", STYLES)
def test_games_of_random_cards_keep_every_promise(game, edition, style):
    for nth in range(GAMES // len(STYLES)):
        done = watched(Opening(game, edition, style + len(STYLES) * (nth + 40), own=True, texts=texts(game)))
        assert done.fault is None, f"{done.opening}: {done.fault}"


@every_edition
def test_the_cards_are_new_and_most_of_them_in_the_decks(game, edition):
    rules, decks = decks_of_own_texts(game, edition, Dealer(3), texts(game))
    own = [face for deck in decks for face in set(deck) if rules.name_of_face(face).endswith("・別文")]
    assert len(own) > 8
    assert [len(deck) for deck in decks] == [len(deck) for deck in rules.decks()]


@every_edition
def test_texts_of_files_join_those_of_the_cards(game, edition):
    alone, more = pool_of(game), pool_of(game, texts(game))
    assert sum(map(len, more.texts.values())) > 2 * sum(map(len, alone.texts.values()))
