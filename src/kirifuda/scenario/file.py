"""The shape of a scenario file; what does not fit it is told in plain words."""

from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from ..kernel.phrase import Phrase
from ..text.toml_places import Spot
from .source import Source, spot_text
from .vocabulary import nearest


def _one_or_more(value: object) -> object:
    return [value] if isinstance(value, str) else value


def _both_languages(value: object) -> object:
    return {"ja": value, "en": value} if isinstance(value, str) else value


class _Table(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


Texts = Annotated[list[str], BeforeValidator(_one_or_more)]
Table = dict[str, Any]


class Title(_Table):
    ja: str
    en: str


class Ending(_Table):
    """`loser = 0` is a draw."""

    loser: Literal[0, 1, 2]
    by: str


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
    refused: dict[str, str] = {}
    outcome: Ending | None = None


class Step(_Table):
    by: Literal[1, 2, "chance"] | None = None
    do: Texts = []
    offered: Texts | None = None
    refused: dict[str, str] = {}
    shuffle: Texts | None = None
    note: str = ""
    then: Then = Field(default_factory=Then)


class File(_Table):
    game: str
    edition: str | None = None
    clauses: Annotated[Texts, Field(min_length=1)]
    title: Annotated[Title, BeforeValidator(_both_languages)]
    note: str = ""
    cards: Texts = []
    start: bool = False
    decks: dict[Literal["1", "2"], Texts] = {}
    chooser: Literal[1, 2] | None = None
    position: Table | None = None
    step: Annotated[list[Step], Field(min_length=1)]


CARDS: Final = "cards.toml"
"""The name of a file of cards that lies among scenarios."""


def scenarios_below(folder: Path) -> list[Path]:
    """Every scenario in a folder and in the folders in it."""
    return sorted(path for path in folder.rglob("*.toml") if path.name != CARDS)


_KINDS: Final = {
    "string_type": "text",
    "int_type": "number",
    "bool_type": "yes-or-no",
    "list_type": "list",
    "dict_type": "table",
    "model_type": "table",
    "too_short": "not-empty",
}
_MODELS: Final[dict[tuple[str, ...], type[_Table]]] = {
    (): File,
    ("title",): Title,
    ("step",): Step,
    ("step", "then", "outcome"): Ending,
}


def read_file(source: Source) -> File:
    """The file's contents, or everything that does not fit."""
    try:
        return File.model_validate(source.raw)
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
            return Phrase("scenario-unknown-key", given=key, known=nearest(key, model.model_fields))
        case "literal_error":
            return Phrase("scenario-one-of", name=key, given=str(error["input"]), known=str(error["ctx"]["expected"]))
        case kind:
            wanted = Phrase(f"scenario-kind-{_KINDS.get(kind, 'other')}")
            return Phrase("scenario-wrong-kind", name=spot_text(spot), wanted=wanted)
