"""What the API is asked for, as pydantic reads it."""

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

WRITABLE: Final = r"^[^\x00]*$"
"""What every database can keep."""
Name = Annotated[str, Field(min_length=1, max_length=40, pattern=WRITABLE)]
GameName = Annotated[str, Field(max_length=40)]
EditionName = Annotated[str, Field(max_length=60)]
DeckText = Annotated[str, Field(max_length=20_000, pattern=WRITABLE)]


class Request(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, allow_inf_nan=False)


class ClockRequest(Request):
    kind: Literal["none", "decision", "game"] = "none"
    seconds: Annotated[float, Field(ge=0, le=21_600)] = 0
    increment: Annotated[float, Field(ge=0, le=21_600)] = 0


class NewTable(Request):
    game: GameName
    edition: EditionName = ""
    name: Name
    deck: DeckText = ""
    """The name of a starter deck, or a list of cards; empty: the usual deck of the seat."""
    opponent: Annotated[str, Field(max_length=20)] = "open"
    """open, or the name of a computer player."""
    opponent_deck: DeckText = ""
    seat: Literal[1, 2] = 1
    match: Literal[0, 2, 3] = 0
    clock: ClockRequest = ClockRequest()
    listed: bool | None = None
    """Whether the lobby shows it to others; if it is not said, a table that waits for a person is shown."""
    regulation: Annotated[str, Field(max_length=20, pattern=r"^(\d{4}-\d{2}-\d{2})?$")] = ""
    title: Annotated[str, Field(max_length=60, pattern=WRITABLE)] = ""


class JoinTable(Request):
    name: Name
    deck: DeckText = ""


class SeatToken(Request):
    token: Annotated[str, Field(max_length=64)]


class DeckToCheck(Request):
    game: GameName
    edition: EditionName = ""
    list: DeckText


class DeckToKeep(Request):
    game: GameName
    name: Annotated[str, Field(min_length=1, max_length=60, pattern=WRITABLE)]
    list: DeckText


class Credentials(Request):
    name: Name
    passphrase: Annotated[str, Field(max_length=200)]


class NewReport(Request):
    note: Annotated[str, Field(max_length=2_000, pattern=WRITABLE)] = ""


class PlayOn(Request):
    """Go on from a step of a finished game, against the computer."""

    at: Annotated[int, Field(ge=0, le=100_000)]
    seat: Literal[1, 2] = 1
    name: Name
    opponent: Annotated[str, Field(max_length=20)] = "greedy"


class BroughtFile(Request):
    """A file that a record names: cards of somebody's own, or a list of restricted cards."""

    name: Annotated[str, Field(max_length=120, pattern=r"^[^/\\\x00-\x1f]+\.toml$")]
    text: Annotated[str, Field(max_length=60_000, pattern=WRITABLE)]


class UploadedReplay(Request):
    text: Annotated[str, Field(max_length=400_000)]
    files: Annotated[list[BroughtFile], Field(max_length=8)] = []

    @property
    def named_files(self) -> list[tuple[str, str]]:
        return [(file.name, file.text) for file in self.files]
