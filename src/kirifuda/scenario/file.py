"""The shape of a scenario file; what does not fit it is told in plain words."""

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from ..kernel.phrase import Phrase
from ..text.toml_places import Spot
from .notation import seat_named
from .source import Source, spot_text
from .vocabulary import names_of, nearest, plain

TOGETHER: Final = "、"
"""Between cards that are named in one answer."""
DRAW: Final = ("draw", "drawn", "引き分け")


def _one_or_more(value: object) -> object:
    return [value] if isinstance(value, str) else value


def _answers(value: object) -> object:
    """One answer or several; cards that are chosen together may stand in a list of their own."""
    if not isinstance(value, list):
        return _one_or_more(value)
    return [TOGETHER.join(item) if _are_texts(item) else item for item in value]


def _are_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


def _both_languages(value: object) -> object:
    return {"ja": value, "en": value} if isinstance(value, str) else value


def _by_whatever(value: object) -> object:
    """Actions that are refused without saying by which clause."""
    named = _one_or_more(value)
    return {one: "" for one in named if isinstance(one, str)} if isinstance(named, list) else named


def _seat(value: object) -> object:
    seat = seat_named(value) if isinstance(value, str) else None
    return value if seat is None else seat + 1


def _ending(value: object) -> object:
    """`"draw"`, or who lost or won."""
    if isinstance(value, str):
        return {"loser": 0} if plain(value) in DRAW else value
    if isinstance(value, dict) and value.get("draw") is True:
        return {"loser": 0, **{key: one for key, one in value.items() if key != "draw"}}
    if isinstance(value, dict) and "winner" in value and "loser" not in value:
        rest = {key: one for key, one in value.items() if key != "winner"}
        winner = _seat(value["winner"])
        return {**rest, "loser": 3 - winner if winner in (1, 2) and isinstance(winner, int) else winner}
    return value


class _Table(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


MOST_TIMES: Final = 1000
Texts = Annotated[list[str], BeforeValidator(_one_or_more)]
Answers = Annotated[list[str], BeforeValidator(_answers)]
Refusals = Annotated[dict[str, str], BeforeValidator(_by_whatever)]
Table = dict[str, Any]


class Title(_Table):
    ja: str = ""
    en: str = ""


class Ending(_Table):
    """`loser = 0` is a draw."""

    loser: Annotated[Literal[0, 1, 2], BeforeValidator(_seat)]
    by: str = ""


class Then(_Table):
    """What must be true after a step. The game's own keys (seats, facts) stand beside these."""

    model_config = ConfigDict(extra="allow", strict=True)

    events: Texts | None = None
    among: Texts | None = None
    never: Texts | None = None
    told: dict[Literal["1", "2"], Texts] = {}
    sees: dict[Literal["1", "2"], Table] = {}
    asks: str | None = None
    offered: Texts | None = None
    not_offered: Texts = []
    refused: Refusals = {}
    outcome: Annotated[Ending | None, BeforeValidator(_ending)] = None


class Step(_Table):
    by: Annotated[Literal[1, 2, "chance"] | None, BeforeValidator(_seat)] = None
    do: Answers = []
    times: Annotated[int, Field(ge=1, le=MOST_TIMES)] = 1
    offered: Texts | None = None
    not_offered: Texts = []
    refused: Refusals = {}
    shuffle: Texts | None = None
    note: str = ""
    then: Then = Field(default_factory=Then)


class File(_Table):
    game: str
    edition: str | None = None
    clauses: Texts = []
    without: Texts = []
    title: Annotated[Title, BeforeValidator(_both_languages)] = Field(default_factory=Title)
    note: str = ""
    cards: Texts = []
    card: list[Table] = []
    start: bool = False
    decks: dict[Literal["1", "2"], Texts] = {}
    chooser: Annotated[Literal[1, 2] | None, BeforeValidator(_seat)] = None
    position: Table | None = None
    step: list[Step] = []


CARDS: Final = "cards.toml"
"""The name of a file of cards that lies among scenarios."""


def scenarios_below(folder: Path) -> list[Path]:
    """Every scenario in a folder and in the folders in it."""
    return sorted(path for path in folder.rglob("*.toml") if path.name != CARDS)


# --- keys ----------------------------------------------------------------------------------------

_BY_SEAT: Final = ("told", "sees", "decks")
_ENDING_KEYS: Final = {"敗者": "loser", "勝者": "winner", "条文": "by", "引き分け": "draw"}


@cache
def spellings(model: type[_Table]) -> dict[str, str]:
    """The keys of a table as they may be written, in either language."""
    return {
        plain(name): key for key in model.model_fields for name in (key, *names_of(f"scenario-key-{_hyphened(key)}"))
    }


def _hyphened(key: str) -> str:
    return key.replace("_", "-")


def _in_our_words(source: Source, table: Table, model: type[_Table], spot: Spot = ()) -> Table:
    """The table with its own keys spelled as here; what is no key of it is left as it is written."""
    found: Table = {}
    for written, value in table.items():
        key = spellings(model).get(plain(written), written)
        if key in found:
            source.complain((*spot, written), Phrase("scenario-written-twice", name=written))
            continue
        source.spelled(spot, key, written)
        here = (*spot, key)
        if key in _BY_SEAT and isinstance(value, dict):
            value = _by_seat(source, value, here)
        elif key == "step" and model is File and isinstance(value, list):
            value = [
                _in_our_words(source, one, Step, (*here, at)) if isinstance(one, dict) else one
                for at, one in enumerate(value)
            ]
        elif key == "then" and isinstance(value, dict):
            value = _in_our_words(source, value, Then, here)
        elif key == "outcome" and isinstance(value, dict):
            value = {_ENDING_KEYS.get(plain(one), one): stated for one, stated in value.items()}
        found[key] = value
    return found


def _by_seat(source: Source, table: Table, spot: Spot) -> Table:
    found: Table = {}
    for written, value in table.items():
        seat = seat_named(written)
        key = written if seat is None else str(seat + 1)
        source.spelled(spot, key, written)
        found[key] = value
    return found


# --- what does not fit ---------------------------------------------------------------------------

_KINDS: Final = {
    "string_type": "text",
    "int_type": "number",
    "bool_type": "yes-or-no",
    "list_type": "list",
    "dict_type": "table",
    "model_type": "table",
    "too_short": "not-empty",
    "greater_than_equal": "times",
    "less_than_equal": "times",
}
_MODELS: Final[dict[tuple[str, ...], type[_Table]]] = {
    (): File,
    ("title",): Title,
    ("step",): Step,
    ("step", "then", "outcome"): Ending,
}


def read_file(source: Source) -> File:
    """The file's contents, or everything that does not fit."""
    table = _in_our_words(source, source.raw, File)
    try:
        file = File.model_validate(table)
        source.stop_if_broken()
        return file
    except ValidationError as error:
        for one in error.errors():
            source.complain(one["loc"], _misfit(one))
    raise source.broken()


def _misfit(error: Any) -> Phrase:
    spot: Spot = error["loc"]
    key = str(spot[-1])
    match error["type"]:
        case "missing":
            return Phrase("scenario-missing-key", name=key)
        case "extra_forbidden":
            model = _MODELS[tuple(str(part) for part in spot[:-1] if isinstance(part, str))]
            return Phrase("scenario-unknown-key", given=key, known=nearest(key, _key_names(model)))
        case "literal_error":
            return Phrase("scenario-one-of", name=key, given=str(error["input"]), known=str(error["ctx"]["expected"]))
        case "model_type" if key == "outcome":
            return Phrase("scenario-wrong-kind", name=spot_text(spot), wanted=Phrase("scenario-kind-outcome"))
        case kind:
            wanted = Phrase(f"scenario-kind-{_KINDS.get(kind, 'other')}")
            return Phrase("scenario-wrong-kind", name=spot_text(spot), wanted=wanted)


def _key_names(model: type[_Table]) -> list[str]:
    """The keys of a table as they are written, and what they are called in Japanese."""
    keys = [_hyphened(key) for key in model.model_fields]
    return [*keys, *(name for key in keys for name in names_of(f"scenario-key-{key}")[:1])]
