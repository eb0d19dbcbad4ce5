"""Every game for the algorithms of OpenSpiel. It needs `pip install 'kirifuda[openspiel]'`.

import pyspiel
from kirifuda.envs import open_spiel
game = pyspiel.load_game("kirifuda(game=legions/2019,deck_0=wizard,deck_1=shaman)")

Chance moves first, and then never again: it names the seed of all shuffles, one of 256 bytes after the other.
"""

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

import numpy as np

from ..api import read_decks, rules
from ..extras import needed
from ..kernel.ask import CHANCE
from ..kernel.events import HIDDEN
from ..kernel.game import Game
from ..kernel.rules import Rules
from ..kernel.state import SEATS
from ..kernel.view import CardView
from ..words import ENGLISH, say
from .encoding import OPTIONS, SIZE, encoded, pages_of, tables_of

with needed("openspiel", "kirifuda.envs.open_spiel"):
    import pyspiel

NAME: Final = "kirifuda"
SEED_BYTES: Final = 7
BYTE: Final = 256
LONGEST: Final = 20_000
"""Moves after which a game is broken off, and is a draw."""
USUAL: Final = "black-poker"
NO_NAME: Final = ""
"""A deck that is usual."""
SEEDS: Final = 1 << 62

TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Kirifuda",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=SEATS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": USUAL, "deck_0": NO_NAME, "deck_1": NO_NAME},
)
INFO: Final = pyspiel.GameInfo(
    num_distinct_actions=OPTIONS + 1,
    max_chance_outcomes=BYTE,
    num_players=SEATS,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=LONGEST,
)


class KirifudaGame(pyspiel.Game):
    """A game of Kirifuda, by its name, or its name and edition (`legions/2018`), with two decks."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        super().__init__(TYPE, INFO, given)
        name, _, edition = given.get("game", USUAL).partition("/")
        self.rules: Rules = rules(name, edition or None)
        self.decks = read_decks(self.rules, tuple(given.get(f"deck_{seat}") or None for seat in range(SEATS)))

    def new_initial_state(self) -> "KirifudaState":
        return KirifudaState(self)

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> "Observer | None":
        """What one player sees; None for any other kind of observation, as OpenSpiel expects."""
        wanted = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if params or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not wanted.public_info:
            return None
        return Observer(wanted.perfect_recall)


class UnderWay:
    """A game that is played, and what each seat has been told and has answered. A deep copy goes on by itself."""

    def __init__(self, game: Game, told: tuple[bytes, ...], heard: int, page: int, moves: int) -> None:
        self.game = game
        self.told = told
        self.heard = heard
        self.page = page
        self.moves = moves

    def __deepcopy__(self, memo: dict[int, Any]) -> "UnderWay":
        return UnderWay(self.game.fork(recording=True), self.told, self.heard, self.page, self.moves)

    @classmethod
    def begun(cls, game: Game) -> "UnderWay":
        found = cls(game, (b"",) * SEATS, 0, 0, 0)
        found.listen()
        return found

    def imagined(self, seat: int, seed: int) -> "UnderWay":
        """A world that a seat may be in, as far as it knows."""
        world = self.game.imagine(seat, seed).fork(recording=True)
        return UnderWay(world, self.told, self.heard, self.page, self.moves)

    def act(self, action: int) -> None:
        asked = self.game.ask
        assert asked is not None
        self.moves += 1
        if action == OPTIONS and pages_of(asked) > 1:
            self.page = (self.page + 1) % pages_of(asked)
            return
        index = self.page * OPTIONS + action
        self.page = 0
        self.game.answer(index)
        self.told = tuple(
            after(known, f"answered {index}") if seat == asked.seat else known for seat, known in enumerate(self.told)
        )
        self.listen()

    def listen(self) -> None:
        """What happened since, as each seat hears of it."""
        fresh = self.game.events_since(self.heard)
        self.heard = self.game.event_count
        if fresh:
            self.told = tuple(
                after(known, repr([event.told(seat) for event in fresh])) for seat, known in enumerate(self.told)
            )

    @property
    def over(self) -> bool:
        return self.game.ask is None or self.moves >= LONGEST

    def legal(self) -> list[int]:
        asked = self.game.ask
        assert asked is not None
        pages = pages_of(asked)
        found = list(range(min(OPTIONS, asked.size - self.page * OPTIONS)))
        return found if pages == 1 else [*found, OPTIONS]

    def what_is_known(self, seat: int) -> str:
        """The same for all that is the same to a seat: what it was told, in its order, and what it is asked."""
        asked = self.game.ask
        question = "" if asked is None or asked.seat != seat else f" {asked.prompt} {asked.size} {self.page}"
        return f"seat {seat} {self.told[seat].hex()}{question}"


class KirifudaState(pyspiel.State):
    """A position. One that was resampled has no history: it can be copied and played on, not written down."""

    def __init__(self, game: KirifudaGame) -> None:
        super().__init__(game)
        self.seed: tuple[int, ...] = ()
        self.under_way: UnderWay | None = None

    def current_player(self) -> int:
        if self.under_way is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.under_way.over:
            return int(pyspiel.PlayerId.TERMINAL)
        assert self.under_way.game.ask is not None
        return self.under_way.game.ask.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self._played.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(byte, 1.0 / BYTE) for byte in range(BYTE)]

    def _apply_action(self, action: int) -> None:
        if self.under_way is not None:
            self.under_way.act(action)
            return
        self.seed = (*self.seed, action)
        if len(self.seed) == SEED_BYTES:
            played = self.get_game()
            table = played.rules.opening(played.decks, CHANCE)
            self.under_way = UnderWay.begun(Game(played.rules, table, int.from_bytes(bytes(self.seed), "big")))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE or self.under_way is None:
            return f"seed {action}"
        asked = self.under_way.game.ask
        if action == OPTIONS:
            return "turn the page"
        if asked is None or asked.seat != player or action not in self.under_way.legal():
            return f"option {action}"
        value = asked.value_at(self.under_way.page * OPTIONS + action)
        said = say(self.under_way.game.rules.option(self.under_way.game.state, asked, value, player), ENGLISH)
        return f"option {action}: {said}"

    def is_terminal(self) -> bool:
        return self.under_way is not None and self.under_way.over

    def returns(self) -> list[float]:
        outcome = None if self.under_way is None else self.under_way.game.outcome
        if outcome is None or outcome.winner not in range(SEATS):
            return [0.0] * SEATS
        return [1.0 if seat == outcome.winner else -1.0 for seat in range(SEATS)]

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> "KirifudaState":
        """A position that a player may be in: all that it does not know is dealt anew."""
        found = KirifudaState(self.get_game())
        found.seed = self.seed
        found.under_way = self._played.imagined(player, int(rng() * SEEDS))
        return found

    @property
    def _played(self) -> UnderWay:
        assert self.under_way is not None
        return self.under_way

    def __str__(self) -> str:
        if self.under_way is None:
            return f"seed {bytes(self.seed).hex()}"
        answers = " ".join([str(index) for seat, index in self.under_way.game.log if seat != CHANCE])
        return f"seed {bytes(self.seed).hex()} page {self.under_way.page} answers {answers}"


class Observer:
    """What a seat sees and is asked, as in `kirifuda.envs`, one table after the other."""

    def __init__(self, recalls: bool) -> None:
        self.recalls = recalls
        self.tensor: Any = np.zeros(SIZE, np.float32)
        self.dict: dict[str, Any] = tables_of(self.tensor)

    def set_from(self, state: KirifudaState, player: int) -> None:
        self.tensor.fill(0)
        if state.under_way is not None:
            tables, _ = encoded(state.under_way.game, player, state.under_way.page)
            for name, table in tables.items():
                self.dict[name][:] = table

    def string_from(self, state: KirifudaState, player: int) -> str:
        if state.under_way is None:
            return ""
        return state.under_way.what_is_known(player) if self.recalls else seen(state.under_way.game, player)


def after(known: bytes, more: str) -> bytes:
    """What stands for what was known and more."""
    return blake2b(known + more.encode(), digest_size=16).digest()


def seen(game: Game, seat: int) -> str:
    """The table as a seat sees it, in lines."""
    view = game.view(seat)
    name = game.rules.name_of_face

    def card(one: CardView) -> str:
        said = [name(one.face) if one.face != HIDDEN else "?", *sorted(one.marks)]
        said += [f"{key} {number}" for key, number in sorted(one.numbers.items())]
        return " ".join(said) + "".join([f" [{card(under)}]" for under in one.under])

    lines = [f"seat {seat}, turn {view.turn} of {view.turn_player}"]
    lines += [f"{key} {number}" for key, number in sorted(view.facts.items())]
    lines += [f"{key} {word}" for key, word in sorted(view.terms.items())]
    for zone in view.zones:
        lines.append(f"{zone.name} of {zone.seat}, {zone.count}: {', '.join([card(one) for one in zone.cards])}")
    for one in view.pending:
        lines.append(f"{one.what} of {one.seat}: {', '.join([card(each) for each in one.cards])}")
    asked = game.ask
    if asked is not None and asked.seat == seat:
        lines.append(f"{asked.prompt}: {asked.size} options")
    return "\n".join(lines)


pyspiel.register_game(TYPE, KirifudaGame)
