"""What a page may say over a socket. Everything else is answered with an error and ignored."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

Index = Annotated[int, Field(ge=0, le=10**9)]


class _Message(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    ref: Annotated[str, Field(max_length=40)] = ""
    """Comes back with the reply."""


class AnswerMessage(_Message):
    type: Literal["answer"]
    at: Annotated[int, Field(ge=0)]
    """How many answers had been given when the page saw the question."""
    index: Index
    then: Annotated[list[Index], Field(max_length=60)] = []
    """What the same seat answers to what it is asked next: the parts of one act."""
    held: bool = False
    """Nothing is done yet if what is asked next is a part of the same act: that question comes back (`part`)."""
    game: Annotated[int, Field(ge=1)] | None = None
    back: Annotated[int, Field(ge=0)] | None = None
    """In which game (`gameNumber`), and how often something had been taken back (`takenBack`): what was said before
    something was taken back, and comes late, is no answer to what is asked now."""

    @property
    def moment(self) -> tuple[int, int] | None:
        return None if self.game is None or self.back is None else (self.game - 1, self.back)


class ConcedeMessage(_Message):
    type: Literal["concede"]


class UndoMessage(_Message):
    type: Literal["undo"]


class AllowUndoMessage(_Message):
    type: Literal["allow-undo"]
    yes: bool


class ClaimMessage(_Message):
    type: Literal["claim"]


class NextMessage(_Message):
    type: Literal["next"]


class RematchMessage(_Message):
    type: Literal["rematch"]


class ShowHandMessage(_Message):
    """Let those onlookers see one's hand who are given its key; or no longer."""

    type: Literal["show-hand"]
    yes: bool


class LookMessage(_Message):
    """An onlooker has the key of a hand."""

    type: Literal["look"]
    key: Annotated[str, Field(max_length=64)]


class WhyMessage(_Message):
    """Why a card, or an action, cannot be used now; without either: everything that is done without a card."""

    type: Literal["why"]
    card: Annotated[int, Field(ge=0)] | None = None
    action: Annotated[str, Field(max_length=60)] | None = None


class CloseMessage(_Message):
    """Close a table at which nobody has sat down yet."""

    type: Literal["close"]


class PingMessage(_Message):
    type: Literal["ping"]


Said = Annotated[
    AnswerMessage
    | ConcedeMessage
    | UndoMessage
    | AllowUndoMessage
    | ClaimMessage
    | NextMessage
    | RematchMessage
    | ShowHandMessage
    | LookMessage
    | WhyMessage
    | CloseMessage
    | PingMessage,
    Field(discriminator="type"),
]
SAID: TypeAdapter[Said] = TypeAdapter(Said)
