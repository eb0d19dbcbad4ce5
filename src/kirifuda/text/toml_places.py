"""Where in a TOML file each value stands. The file has been read without error before."""

import re
from typing import Final

Spot = tuple[str | int, ...]
"""The keys and list places that lead to a value."""

_BLANK: Final = re.compile(r"(?:[ \t\n\u3000]|#[^\n]*)*")
_KEY: Final = re.compile(r"""(?:[A-Za-z0-9_-]|[^\x00-\x7f\u3000])+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'""")
_DOT: Final = re.compile(r"[ \t]*\.[ \t]*")
_STRING: Final = re.compile(
    r'"""(?:[^"\\]|\\(?:.|\n)|""?(?!"))*"{3,5}'
    r"|'''(?:[^']|''?(?!'))*'{3,5}"
    r'|"(?:[^"\\\n]|\\.)*"'
    r"|'[^'\n]*'"
)
_SCALAR: Final = re.compile(r"[^,\]}#\n]+")
_ESCAPE: Final = re.compile(r"\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|[ \t]*\n[ \t\n]*|.)")


class Places:
    """The places of all values of a file, found by the keys that lead to them."""

    def __init__(self, text: str) -> None:
        self.text = text.replace("\r\n", "\n")
        self.lines = self.text.split("\n")
        self._found: dict[Spot, int] = {}
        self._values: dict[Spot, int] = {}
        self._tables: dict[Spot, int] = {}
        self._at = 0
        self._read_file()

    def line(self, spot: Spot) -> int:
        """The line of a key, of what is first written in it, or of the nearest table around it; 0 if there is none."""
        offset = self._offset(spot)
        return 0 if offset is None else self._line(offset)

    def line_and_columns(self, spot: Spot, start: int, end: int) -> tuple[int, tuple[int, int]]:
        """The line, and the columns there, of some characters of the text at `spot`."""
        places = self._places_of_characters(spot)
        if not places:
            return self.line(spot), (1, 1)
        first = places[min(max(start, 0), len(places) - 1)]
        last = places[min(max(end, start + 1), len(places)) - 1] if len(places) > 1 else first
        line = self._line(first)
        begin = self.text.rfind("\n", 0, first) + 1
        stop = min(last + 1, begin + len(self.lines[line - 1]))
        return line, (first - begin + 1, max(stop - begin + 1, first - begin + 1))

    def _offset(self, spot: Spot) -> int | None:
        while spot and spot not in self._found:
            inside = [at for one, at in self._found.items() if one[: len(spot)] == spot]
            if inside:
                return min(inside)
            spot = spot[:-1]
        return self._found.get(spot)

    def _line(self, offset: int) -> int:
        return self.text.count("\n", 0, offset) + 1

    # --- the characters of a string ---------------------------------------------------------------

    def _places_of_characters(self, spot: Spot) -> list[int]:
        """Where each character of a string stands, and where it ends."""
        while spot and spot not in self._values:
            spot = spot[:-1]
        start = self._values.get(spot)
        match = _STRING.match(self.text, start) if start is not None else None
        if match is None:
            return []
        long = match[0][:3] in ('"""', "'''") and len(match[0]) >= 6
        quotes = 3 if long else 1
        at, end = match.start() + quotes, match.end() - quotes
        if long and self.text[at : at + 1] == "\n":
            at += 1
        escapes = match[0][0] == '"'
        places: list[int] = []
        while at < end:
            escape = _ESCAPE.match(self.text, at) if escapes else None
            if escape is None:
                places.append(at)
                at += 1
                continue
            if "\n" not in escape[0]:
                places.append(at)
            at = escape.end()
        return [*places, end]

    # --- reading ----------------------------------------------------------------------------------

    def _read_file(self) -> None:
        table: Spot = ()
        self._skip()
        while self._at < len(self.text):
            if self.text[self._at] == "[":
                table = self._header()
            else:
                self._pair(table)
            self._skip()

    def _skip(self) -> None:
        match = _BLANK.match(self.text, self._at)
        self._at = match.end() if match else self._at

    def _header(self) -> Spot:
        start = self._at
        several = self.text.startswith("[[", self._at)
        self._at += 2 if several else 1
        spot: Spot = ()
        for key in self._keys():
            spot = (*spot, key)
            if spot in self._tables:
                spot = (*spot, self._tables[spot])
        if several:
            if spot and isinstance(spot[-1], int):
                spot = spot[:-1]
            self._tables[spot] = self._tables.get(spot, -1) + 1
            spot = (*spot, self._tables[spot])
        self._found[spot] = start
        self._at = self.text.find("]", self._at) + (2 if several else 1)
        return spot

    def _keys(self) -> list[str]:
        found: list[str] = []
        while True:
            self._skip()
            match = _KEY.match(self.text, self._at)
            if match is None:
                return found
            found.append(match[0].strip("\"'"))
            self._at = match.end()
            dot = _DOT.match(self.text, self._at)
            if dot is None:
                return found
            self._at = dot.end()

    def _pair(self, table: Spot) -> None:
        start = self._at
        spot = (*table, *self._keys())
        self._found.setdefault(spot, start)
        self._at = self.text.find("=", self._at) + 1
        self._skip()
        self._value(spot)

    def _value(self, spot: Spot) -> None:
        self._values[spot] = self._at
        self._found.setdefault(spot, self._at)
        first = self.text[self._at : self._at + 1]
        if first == "[":
            self._list(spot)
        elif first == "{":
            self._inline_table(spot)
        else:
            match = (_STRING if first in ('"', "'") else _SCALAR).match(self.text, self._at)
            self._at = match.end() if match else self._at + 1

    def _list(self, spot: Spot) -> None:
        self._at += 1
        place = 0
        self._skip()
        while self._at < len(self.text) and self.text[self._at] != "]":
            self._value((*spot, place))
            place += 1
            self._comma()
        self._at += 1

    def _inline_table(self, spot: Spot) -> None:
        self._at += 1
        self._skip()
        while self._at < len(self.text) and self.text[self._at] != "}":
            self._pair(spot)
            self._comma()
        self._at += 1

    def _comma(self) -> None:
        self._skip()
        if self.text[self._at : self._at + 1] == ",":
            self._at += 1
            self._skip()
