"""What every game and edition promises, on a sample of random games. `kirifuda soak` looks at millions."""

import pytest

import kirifuda
from kirifuda.conformance.asking import Asking, Spoken
from kirifuda.conformance.cards import Conserved
from kirifuda.conformance.copies import Answerable, Copies, Replayed, Undisturbed
from kirifuda.conformance.knowledge import Known
from kirifuda.conformance.leaks import Imagined, Leaks
from kirifuda.conformance.openings import ASKED, CROWDED, DEALT, STYLES, Opening
from kirifuda.conformance.walk import watch
from kirifuda.game_records import record_of

EDITIONS = [(game, edition) for game in kirifuda.games() for edition in kirifuda.editions(game)]
STYLE_NAMES = {ASKED: "asked", DEALT: "dealt", CROWDED: "crowded"}

every_edition = pytest.mark.parametrize(("game", "edition"), EDITIONS, ids=[edition for _, edition in EDITIONS])
every_style = pytest.mark.parametrize("style", STYLES, ids=STYLE_NAMES.values())


def closely(game, edition):
    """One decision in how many: all of them, but where a larger format of the game has the same actions and more."""
    return 1 if game != "black-poker" or edition.startswith("master") else 4


def play(game, edition, style, *checks, salt=0):
    """One random game, watched; how many decisions it had. Each edition has a game of its own."""
    seed = style + len(STYLES) * (EDITIONS.index((game, edition)) + 100 * salt)
    opening = Opening(game, edition, seed)
    assert opening.style == style
    return watch(opening.begin(), seed, checks)


@every_edition
@every_style
def test_random_games_end_with_every_card_in_its_place_and_every_word_cited(game, edition, style):
    own = [watcher.check() for watcher in record_of(game).watchers()]
    play(game, edition, style, Asking(), Conserved(), Known(), Spoken(every=2), *own)


@every_edition
def test_a_fork_and_a_saved_game_agree(game, edition):
    play(game, edition, DEALT, Copies(every=closely(game, edition)), salt=1)


@every_edition
@every_style
def test_forks_disturb_nobody_and_every_option_can_be_answered(game, edition, style):
    play(game, edition, style, Undisturbed(every=4), Answerable(), Copies(every=24), salt=2)


@every_edition
@every_style
def test_a_replay_is_the_same_game_tracked_or_not_recorded_or_not(game, edition, style):
    play(game, edition, style, Replayed(every=8), salt=3)


@every_edition
def test_nothing_hidden_shows_when_every_shuffle_is_asked_for(game, edition):
    leaks = Leaks(every=closely(game, edition))
    decisions = play(game, edition, ASKED, leaks, salt=4)
    assert leaks.supposed * leaks.every > 3 * decisions
    assert leaks.followed * leaks.every > 3 * decisions


@every_edition
@pytest.mark.parametrize("style", [DEALT, CROWDED], ids=["dealt", "crowded"])
def test_nothing_hidden_shows_in_games_under_way(game, edition, style):
    play(game, edition, style, Leaks(every=4), Imagined(every=4), salt=5)
