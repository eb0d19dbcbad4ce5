"""The results as tables: a row for each game, and one for each card of each deck in each game; kept as Parquet."""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from io import BytesIO
from typing import Any, Final

from .playing import Table
from .results import DRAWN
from .run_folder import RunFolder
from .running import Running

LIBRARY: Final = "pyarrow"
"""What writes Parquet: an extra of the installation, `kirifuda[sim]`."""
NUMBER, TEXT, REAL, BOOL = "int64", "string", "float64", "bool_"
GAMES: Final = {
    "number": NUMBER,
    "card_set": TEXT,
    "nth": NUMBER,
    "entrant_1": TEXT,
    "entrant_2": TEXT,
    "deck_1": TEXT,
    "deck_2": TEXT,
    "agent_1": TEXT,
    "agent_2": TEXT,
    "seed": TEXT,
    "winner_seat": NUMBER,
    "winner": TEXT,
    "first_seat": NUMBER,
    "by": TEXT,
    "why": TEXT,
    "turns": NUMBER,
    "answers": NUMBER,
    "behind": REAL,
}
CARDS: Final = {
    "number": NUMBER,
    "card_set": TEXT,
    "seat": NUMBER,
    "entrant": TEXT,
    "deck": TEXT,
    "card": TEXT,
    "won": BOOL,
    "drawn": BOOL,
    "played": BOOL,
    "stuck": BOOL,
}

Columns = dict[str, list[Any]]


def can_be_written() -> bool:
    return find_spec(LIBRARY) is not None


def keep_tables(folder: RunFolder, running: Running, table: Table) -> None:
    folder.write("games.parquet", _as_parquet(games(running), GAMES))
    folder.write("cards.parquet", _as_parquet(cards(running, table), CARDS))


def games(running: Running) -> Columns:
    """A row for each game that counts. Seats are 1 and 2; nothing stands where nobody won, or nobody went first."""
    plan = running.plan
    rows = []
    for ended in running.counted:
        fixture = plan.fixture(ended.number)
        rows.append(
            (
                ended.number,
                plan.card_sets[plan.cells[fixture.cell].card_set].name,
                fixture.nth,
                *(plan.entrants[entrant] for entrant in fixture.entrants),
                *(plan.decks[deck].name for deck in fixture.decks),
                *(plan.agents[agent] for agent in fixture.agents),
                str(fixture.seed),
                _seat(ended.winner),
                None if ended.winner == DRAWN else plan.entrants[fixture.entrants[ended.winner]],
                _seat(ended.first),
                ended.by,
                ended.why,
                ended.turns,
                ended.answers,
                ended.behind,
            )
        )
    return _columns(GAMES, rows)


def cards(running: Running, table: Table) -> Columns:
    """A row for each card that was in a hand or was played; nothing stands under `won` where nobody did."""
    plan = running.plan
    rows = []
    for ended in running.counted:
        fixture = plan.fixture(ended.number)
        card_set = plan.cells[fixture.cell].card_set
        name = table.rules[card_set].name_of_face
        for seat, fate in enumerate(ended.fates):
            of_whom = (plan.entrants[fixture.entrants[seat]], plan.decks[fixture.decks[seat]].name)
            won = None if ended.winner == DRAWN else ended.winner == seat
            for face in sorted({*fate.drawn, *fate.played}):
                fates = (face in fate.drawn, face in fate.played, face in fate.stuck)
                rows.append((ended.number, plan.card_sets[card_set].name, seat + 1, *of_whom, name(face), won, *fates))
    return _columns(CARDS, rows)


def _seat(seat: int) -> int | None:
    return None if seat == DRAWN else seat + 1


def _columns(names: Iterable[str], rows: Sequence[tuple[Any, ...]]) -> Columns:
    return {name: [row[at] for row in rows] for at, name in enumerate(names)}


def _as_parquet(columns: Columns, kinds: Mapping[str, str]) -> bytes:
    arrow, parquet = import_module(LIBRARY), import_module(f"{LIBRARY}.parquet")
    schema = arrow.schema([(name, getattr(arrow, kind)()) for name, kind in kinds.items()])
    written = BytesIO()
    parquet.write_table(arrow.table(columns, schema), written, compression="zstd")
    return written.getvalue()
