"""What can be typed besides answers."""

import unicodedata
from typing import Final

from ..errors import Complaint
from ..kernel.phrase import Phrase
from ..ledger import clause_text
from ..words import LANGUAGES
from .console import choose_language, language, line, out, read_line, rows_of, say_line, tell
from .explaining import explain, unheard
from .hinting import hint
from .saving import save_as
from .sitting import Sitting

LOG_LINES: Final = 20
ON_OFF: Final = {"on": True, "off": False, "入": True, "切": False}

NAMES: Final = {
    "help": ("help", "ヘルプ"),
    "rule": ("rule", "条項"),
    "hint": ("hint", "ヒント"),
    "undo": ("undo", "戻す"),
    "save": ("save", "保存"),
    "log": ("log", "記録"),
    "view": ("view", "盤面"),
    "lang": ("lang", "言語"),
    "set": ("set", "設定"),
    "concede": ("concede", "投了"),
    "quit": ("quit", "exit", "終了"),
}


class Leave(Exception):
    """The player goes away."""


class Again(Exception):
    """The question is to be shown anew."""


def obey(sitting: Sitting, typed: str) -> bool:
    """Do what was typed if it is a command; False if it is none."""
    text = unicodedata.normalize("NFKC", typed)
    if text.startswith("?"):
        _why(sitting, text[1:].strip())
        return True
    word, _, rest = text.partition(" ")
    found = next((name for name, spellings in NAMES.items() if word.lower() in spellings), "")
    if not found:
        return False
    try:
        _COMMANDS[found](sitting, rest.strip())
    except Complaint as complaint:
        line(tell(complaint.phrase))
    return True


def _why(sitting: Sitting, wanted: str) -> None:
    if not wanted:
        _help(sitting, "")
    elif not explain(sitting, wanted):
        try:
            _show_clause(sitting, wanted)
        except Complaint:
            say_line(unheard(sitting, wanted))


def _help(sitting: Sitting, rest: str) -> None:
    say_line("play-help", spellings=Phrase(f"{sitting.game.rules.game}-card-spellings"))
    say_line(f"{sitting.game.rules.game}-help")


def _rule(sitting: Sitting, clause: str) -> None:
    if not clause:
        asked = sitting.game.ask
        say_line("play-rule-which", clause="" if asked is None else asked.clause)
        return
    _show_clause(sitting, clause)


def _show_clause(sitting: Sitting, clause: str) -> None:
    text = clause_text(sitting.game.rules.game, clause, language(), sitting.book.edition)
    for part in text.split("\n"):
        line(part.lstrip(), "  " if part.startswith("  ") else "")


def _undo(sitting: Sitting, rest: str) -> None:
    refused = sitting.undo()
    if refused is not None:
        say_line(refused)
        return
    say_line("play-undone")
    raise Again


def _save(sitting: Sitting, name: str) -> None:
    if name:
        save_as(sitting, name)
    elif sitting.path is not None:
        sitting.keep()
        say_line("play-saved", file=str(sitting.path))
    else:
        say_line("play-save-where")


def _log(sitting: Sitting, rest: str) -> None:
    seat = sitting.seat
    events = sitting.game.events
    shown = events if rest in ("all", "全部") else events[-LOG_LINES:]
    if len(shown) < len(events):
        say_line("play-log-more", count=len(events) - len(shown))
    rows = 0
    for event in shown:
        text = sitting.cited(tell(sitting.game.rules.event(event.told(seat), seat)), event.clause)
        rows += rows_of(text, "  ")
        if rows > out.height - 2 and out.is_terminal:
            if read_line(tell("play-log-page")):
                return
            rows = rows_of(text, "  ")
        line(text, "  ")


def _view(sitting: Sitting, rest: str) -> None:
    sitting.drawn = False
    raise Again


def _lang(sitting: Sitting, wanted: str) -> None:
    others = [one for one in LANGUAGES if one != language()]
    if wanted and wanted not in LANGUAGES:
        raise Complaint("unknown-language", given=wanted, known=", ".join(LANGUAGES))
    choose_language(wanted or others[0])
    sitting.drawn = False
    raise Again


def _set(sitting: Sitting, rest: str) -> None:
    settings = sitting.settings
    match rest.split():
        case ["single", value] if value in ON_OFF:
            settings.single = ON_OFF[value]
        case ["own", value] if value in ON_OFF:
            settings.own = ON_OFF[value]
        case ["pay", value] if value in ON_OFF:
            settings.pay = ON_OFF[value]
        case ["stop", value] if value in sitting.board.stops:
            settings.stop = value
        case [_, *_]:
            say_line("play-set-unknown", given=rest)
    for name, on in (("single", settings.single), ("own", settings.own), ("pay", settings.pay)):
        say_line(f"play-set-{name}", value="on" if on else "off")
    if sitting.board.stops:
        _tell_stops(sitting)


def _tell_stops(sitting: Sitting) -> None:
    """When the player is asked whether to act: what is set, and what could be."""
    say_line("play-set-stop", value=sitting.settings.stop)
    for name in sitting.board.stops:
        sign = ">" if name == sitting.settings.stop else " "
        line(tell(f"{sitting.game.rules.game}-stop-{name}"), f"  {sign} {name:<7} ")


def _concede(sitting: Sitting, rest: str) -> None:
    if sitting.game.outcome is not None:
        return
    if read_line(tell("play-concede-sure")).lower() in ("y", "yes", "はい"):
        sitting.remember(sitting.seat)
        sitting.game.concede(sitting.seat)
        sitting.keep()
        raise Again


def _quit(sitting: Sitting, rest: str) -> None:
    if sitting.under_way and sitting.path is None and sitting.unsaved:
        while True:
            name = read_line(tell("play-quit-save"))
            if not name:
                break
            try:
                save_as(sitting, name)
            except Complaint as complaint:
                line(tell(complaint.phrase))
                continue
            break
    raise Leave


_COMMANDS: Final = {
    "help": _help,
    "rule": _rule,
    "hint": hint,
    "undo": _undo,
    "save": _save,
    "log": _log,
    "view": _view,
    "lang": _lang,
    "set": _set,
    "concede": _concede,
    "quit": _quit,
}
