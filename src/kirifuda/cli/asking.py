"""Putting a question to a person at the terminal, until it is answered."""

from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.text import Text

from ..kernel.ask import ACT, ORDER, PICK, STOP, Question
from .choosing import Choice, answers, choice
from .commands import obey
from .console import language, line, out, read_line, say_line, tell
from .explaining import can_use
from .naming import Option, called, held, options, words
from .sitting import Sitting

PROMPT = "> "


@dataclass
class Asking:
    """One question, as it stands before a person."""

    sitting: Sitting
    asked: Question
    choice: Choice
    offered: list[Option]
    chosen: list[int] = field(default_factory=list)


def ask(sitting: Sitting) -> None:
    """Let the person who is asked answer; comforts answer for them where there is nothing to think about."""
    asked = sitting.game.ask
    assert asked is not None
    if asked.kind == ACT:
        sitting.wanted = ()
    if _answered_by_comfort(sitting, asked):
        return
    sitting.take_the_screen(asked.seat)
    found = choice(sitting.game)
    asking = Asking(sitting, asked, found, options(sitting.game, found.values, language()))
    if _filled_in(asking):
        return
    sitting.tell_events()
    if not sitting.requested or asked.kind == ACT or sitting.board_drawn < 0:
        sitting.draw()
    _show(asking)
    while not _read(asking):
        pass


# --- comforts ------------------------------------------------------------------------------------


def _answered_by_comfort(sitting: Sitting, asked: Question) -> bool:
    index = -1
    if sitting.settings.single and asked.size == 1:
        index = 0
    elif sitting.settings.own and _own_request_on_top(sitting, asked):
        index = asked.values.index(STOP)
    if index < 0:
        return False
    if sitting.at_screen == asked.seat:
        sitting.tell_events()
        _note(sitting, asked, index)
    sitting.game.answer(index)
    sitting.requested = sitting.requested and asked.kind != ACT
    return True


def _own_request_on_top(sitting: Sitting, asked: Question) -> bool:
    """Whether the person asked has just put a request on the stage and could only answer that."""
    if asked.kind != ACT or not sitting.requested or asked.values[0] != STOP:
        return False
    pending = sitting.game.view(asked.seat).pending
    return bool(pending) and pending[-1].seat == asked.seat


def _note(sitting: Sitting, asked: Question, index: int) -> None:
    game = sitting.game
    question = game.rules.question(game.state, asked, asked.seat)
    option = game.rules.option(game.state, asked, asked.value_at(index), asked.seat)
    line(Text(tell("play-answered-for-you", question=question, option=option), style="dim"), "  ")


def _filled_in(asking: Asking) -> bool:
    """The card by which an action was called is what the action uses."""
    sitting = asking.sitting
    wanted = [card for card in sitting.wanted if card in asking.choice.values]
    if not wanted or asking.asked.prompt.startswith("cost"):
        return False
    sitting.wanted = ()
    asking.chosen = wanted[:1]
    if len(asking.chosen) < asking.choice.most:
        return False
    found = answers(sitting.game, asking.chosen)
    if found is None:
        asking.chosen = []
        return False
    sitting.tell_events()
    _note(sitting, asking.asked, found[0])
    sitting.answer(found)
    return True


# --- showing -------------------------------------------------------------------------------------


def _show(asking: Asking) -> None:
    sitting = asking.sitting
    game = sitting.game
    question = tell(game.rules.question(game.state, asking.asked, asking.asked.seat))
    line(sitting.cited(question, asking.asked.clause) + Text(_how(asking)))
    if asking.asked.kind == ACT:
        _show_actions(asking)
    else:
        _show_in_a_row(asking)
    if asking.chosen:
        say_line("play-chosen", options=_labels(asking), left=asking.choice.most - len(asking.chosen))


def _how(asking: Asking) -> str:
    """How to answer, where it is not one of the list."""
    if asking.asked.kind == PICK and asking.choice.most > 1:
        return " " + tell("play-how-any")
    if asking.asked.kind == ORDER:
        return " " + tell("play-how-order")
    if asking.choice.most > 1:
        return " " + tell("play-how-several", count=asking.choice.most)
    return ""


def _show_actions(asking: Asking) -> None:
    """One action a line, with what it costs and does."""
    widest = max(cell_len(option.label) for option in asking.offered)
    for option in asking.offered:
        hint = asking.sitting.board.hint(option.value)
        space = " " * (widest - cell_len(option.label) + 2)
        words = tell("play-enter") if option.value == STOP else tell(hint) if hint is not None else ""
        line(Text.assemble(option.label, space, (words, "dim")), f"{option.number:>3} ")


def _show_in_a_row(asking: Asking) -> None:
    """Options one after the other, as many a line as there is room for."""
    row = ""
    for option in asking.offered:
        item = f"{option.number:>3} {option.label}"
        if row and cell_len(row) + cell_len(item) + 1 > min(out.width, 80):
            line(row)
            row = ""
        row += (" " if row else "") + item
    if row:
        line(row)


def _labels(asking: Asking) -> str:
    labels = {option.value: option.label for option in asking.offered}
    return " ".join(labels[value] for value in asking.chosen)


# --- reading -------------------------------------------------------------------------------------


def _read(asking: Asking) -> bool:
    """Read a line; True if it answered the question."""
    typed = read_line(PROMPT)
    if not typed:
        quiet = [option for option in asking.offered if option.value == STOP and asking.asked.kind == ACT]
        if not quiet:
            _show(asking)
            return False
        return _choose(asking, quiet)
    if obey(asking.sitting, typed):
        return False
    meant = _meant(asking, typed)
    return meant is not None and _choose(asking, meant)


def _meant(asking: Asking, typed: str) -> list[Option] | None:
    """The options that were typed; None, and a word about it, if that is not clear."""
    found = _called(asking, typed)
    if len(found) == 1:
        return found
    items = words(typed)
    if not found and len(items) > 1:
        each = [_called(asking, item) for item in items]
        if all(len(one) == 1 for one in each):
            return [option for one in each for option in one]
        unclear = next(place for place, one in enumerate(each) if len(one) != 1)
        typed, found = items[unclear], each[unclear]
    if found:
        listed = ", ".join(f"{option.number} {option.label}" for option in found)
        say_line("play-which", options=listed)
    else:
        say_line("play-not-understood", given=typed)
    return None


def _called(asking: Asking, typed: str) -> list[Option]:
    """The options that an item names. An action may be called by the card it is to use."""
    sitting = asking.sitting
    found = called(sitting.game, typed, asking.offered)
    face = sitting.game.rules.face_named(typed)
    if asking.asked.kind == ACT and face is not None:
        cards = held(sitting.game, asking.asked.seat, face)
        found = [option for option in found if can_use(sitting.game, option.value, cards)]
        sitting.wanted = cards if found else ()
    return found


def _choose(asking: Asking, meant: list[Option]) -> bool:
    """Take these options; True if they are an answer."""
    sitting, asked = asking.sitting, asking.asked
    if asked.kind in (PICK, ACT) and meant[0].value == STOP and len(meant) == 1:
        sitting.answer([asked.values.index(STOP)])
        return True
    values = list(dict.fromkeys([*asking.chosen, *(option.value for option in meant)]))
    if STOP in values and asked.kind == PICK:
        say_line("play-not-together")
        return False
    if len(values) > asking.choice.most:
        say_line("play-too-many", count=asking.choice.most)
        return False
    if len(values) < asking.choice.least and asked.kind != ORDER:
        asking.chosen = values
        _show(asking)
        return False
    found = answers(sitting.game, values) if asked.kind != ACT else [asked.values.index(values[0])]
    if found is None:
        asking.chosen = []
        say_line("play-not-together")
        return False
    sitting.answer(found)
    return True
