"""Something to say, not yet in any language: a message's key and what goes into it."""

from typing import Union

Argument = Union[str, int, "Name", "Phrase", list["Phrase"]]


class Name:
    """A name that no message file knows, as each language spells it."""

    __slots__ = ("en", "ja")

    def __init__(self, ja: str = "", en: str = "") -> None:
        self.ja = ja
        self.en = en

    def __repr__(self) -> str:
        return f"Name({self.ja!r}, {self.en!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Name) and self.ja == other.ja and self.en == other.en

    def __hash__(self) -> int:
        return hash((self.ja, self.en))


class Phrase:
    """A message of the message files. Arguments may be phrases themselves."""

    __slots__ = ("args", "key")

    def __init__(self, key: str = "", **args: Argument) -> None:
        self.key = key
        self.args = args

    def __repr__(self) -> str:
        args = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Phrase({self.key!r}{args})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)
