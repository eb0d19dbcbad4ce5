"""Putting a question to a person at the terminal, until it is answered."""

from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.text import Text

from ..choosing import Choice, answers, choice
from ..kernel.ask import ACT, ORDER, PICK, STOP, Question
from ..kernel.bearing import ENDS_PHASE, ENDS_TURN, GIVES_UP, ORDINARY
from ..kernel.offer import NO_CARD
from ..usable import PAYING, can_use
from .boards.board import ALWAYS
from .boards.rows import WIDEST
from .commands import obey
from .console import language, line, out, read_line, say_line, tell
from .explaining import card_phrase, explain
from .naming import Option, called, held, options, words
from .sitting import Sitting

PROMPT = "> "
MANY = 16
STYLES = {GIVES_UP: "red", ENDS_PHASE: "yellow", ENDS_TURN: "yellow"}
"""How an option looks that is not done in passing."""


@dataclass
class Asking:
    """One question, as it stands before a person."""

    sitting: Sitting
    asked: Question
    choice: Choice
    offered: list[Option]
    chosen: list[int] = field(default_factory=list)
    users: list[int] = field(default_factory=list)
    """The actions that can use the cards that were typed."""


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
    if asked.kind in (ACT, PICK) or asked.prompt in sitting.board.new_sight or not sitting.drawn:
        sitting.draw_with_news(_rows_of_question(asking))
    else:
        sitting.tell_events()
    _show(asking)
    while not _read(asking):
        pass


def _rows_of_question(asking: Asking) -> int:
    """How many rows of the screen the question takes, and the line to type in."""
    with out.capture() as shown:
        _show(asking)
    return shown.get().count("\n") + 1


# --- comforts ------------------------------------------------------------------------------------


def _answered_by_comfort(sitting: Sitting, asked: Question) -> bool:
    if asked.kind == ACT and sitting.settings.stop == ALWAYS:
        return False
    index = -1
    passed = _passed_over(sitting, asked)
    if passed or (sitting.settings.own and _own_request_on_top(sitting, asked)):
        index = asked.values.index(STOP)
    elif (sitting.settings.single and _only_one(sitting, asked)) or _pays_alike(sitting, asked):
        index = 0
    if index < 0:
        return False
    if sitting.at_screen == asked.seat and not passed:
        sitting.tell_events()
        _note(sitting, asked, [asked.value_at(index)])
    sitting.game.answer(index)
    sitting.requested = sitting.requested and asked.kind != ACT
    return True


def _only_one(sitting: Sitting, asked: Question) -> bool:
    """Whether there is one option, and one that is taken without a thought: no turn ends by itself."""
    return asked.size == 1 and _bearing(sitting, asked, asked.value_at(0)) == ORDINARY


def _bearing(sitting: Sitting, asked: Question, value: int) -> str:
    return sitting.game.rules.bearing(sitting.game.state, asked, value)


def _pays_alike(sitting: Sitting, asked: Question) -> bool:
    return sitting.settings.pay and sitting.game.rules.guidance(sitting.game.state, asked).alike


def _passed_over(sitting: Sitting, asked: Question) -> bool:
    """Whether this is one of the many chances to act at which the player does not want to be asked."""
    if asked.kind != ACT or not sitting.settings.stop or asked.values[0] != STOP:
        return False
    stop = sitting.board.stops[sitting.settings.stop]
    return not stop(sitting.game, asked.seat, sitting.seating.shared)


def _own_request_on_top(sitting: Sitting, asked: Question) -> bool:
    """Whether there is nothing to answer but what the person asked has just put on the stage, or does every turn."""
    if asked.kind != ACT or asked.values[0] != STOP:
        return False
    pending = sitting.game.view(asked.seat).pending
    if not pending or pending[-1].seat != asked.seat:
        return False
    return sitting.requested or pending[-1].what in sitting.board.routine


def _note(sitting: Sitting, asked: Question, values: list[int]) -> None:
    game = sitting.game
    question = game.rules.question(game.state, asked, asked.seat)
    taken = [game.rules.option(game.state, asked, value, asked.seat) for value in values]
    line(Text(tell("play-answered-for-you", question=question, options=taken), style="dim"), "  ")


def _filled_in(asking: Asking) -> bool:
    """The card by which an action was called is what the action uses."""
    sitting = asking.sitting
    wanted = [card for card in sitting.wanted if card in asking.choice.values]
    if not wanted or asking.asked.prompt.startswith(PAYING):
        return False
    sitting.wanted = ()
    asking.chosen = wanted[: asking.choice.most]
    if len(asking.chosen) < asking.choice.least:
        return False
    found = answers(sitting.game, asking.chosen)
    if found is None:
        asking.chosen = []
        return False
    sitting.tell_events()
    _note(sitting, asking.asked, asking.chosen)
    sitting.answer(found)
    return True


# --- showing -------------------------------------------------------------------------------------


def _show(asking: Asking) -> None:
    sitting = asking.sitting
    game = sitting.game
    question = tell(game.rules.question(game.state, asking.asked, asking.asked.seat))
    line(sitting.cited(question, asking.asked.clause) + Text(_how(asking)))
    for text in sitting.board.decided_by(game, asking.asked):
        line(Text(text, style="dim"), "  ")
    if asking.asked.kind != ACT:
        _show_in_a_row(asking)
    elif any(_card_of(asking, option) != NO_CARD for option in asking.offered):
        _show_by_card(asking)
    else:
        _show_actions(asking)
    if asking.chosen:
        say_line("play-chosen", options=_labels(asking), left=asking.choice.most - len(asking.chosen))


def _how(asking: Asking) -> str:
    """How to answer, where it is not one of the list."""
    if asking.asked.kind == PICK and asking.choice.most > 1:
        return " " + tell("play-how-any")
    if asking.asked.kind == ORDER:
        return " " + tell("play-how-order")
    if asking.asked.prompt in asking.sitting.board.indifferent:
        return " " + tell("play-how-first")
    if asking.choice.most > 1:
        return " " + tell("play-how-several", count=asking.choice.most)
    return ""


def _show_actions(asking: Asking) -> None:
    """One action a line, with what it costs and does."""
    widest = max(cell_len(option.label) for option in asking.offered)
    for option in asking.offered:
        hint = asking.sitting.game.rules.hint(option.value)
        space = " " * (widest - cell_len(option.label) + 2)
        label = _marked(asking, option, option.label)
        if hint is not None:
            label = Text(option.label, style=STYLES.get(_bearing(asking.sitting, asking.asked, option.value), ""))
            label += Text.assemble(space, (tell(hint), "dim"))
        line(label, f"{option.number:>3} ")


def _marked(asking: Asking, option: Option, words: str) -> Text:
    """An option by what taking it means: what gives something up or ends something looks different, and says so."""
    bearing = _bearing(asking.sitting, asking.asked, option.value)
    if bearing == ORDINARY:
        return Text(words)
    return Text.assemble((words, STYLES[bearing]), (f" {tell(f'play-bearing-{bearing}')}", "dim"))


def _card_of(asking: Asking, option: Option) -> int:
    game = asking.sitting.game
    return game.rules.offer(game.state, asking.asked, option.value).card


def _show_by_card(asking: Asking) -> None:
    """Cards with one action under that action; a card with several in a row of its own; what needs no card last."""
    game = asking.sitting.game
    by_card: dict[int, list[Option]] = {}
    for option in asking.offered:
        by_card.setdefault(_card_of(asking, option), []).append(option)
    alone = by_card.pop(NO_CARD, [])
    under: dict[str, list[Text]] = {}
    given_up: dict[str, list[Text]] = {}
    for card, found in by_card.items():
        named = tell(card_phrase(game, card, asking.asked.seat))
        verbs = [tell(asking.sitting.board.verb(game, option.value)) for option in found]
        harmless = [option for option in found if _bearing(asking.sitting, asking.asked, option.value) != GIVES_UP]
        for option, verb in zip(found, verbs, strict=True):
            number = Text(f"{option.number:>3} ")
            if option not in harmless:
                given_up.setdefault(verb, []).append(number + Text(named, style=STYLES[GIVES_UP]))
            elif len(harmless) == 1:
                under.setdefault(verb, []).append(number + Text(named))
            else:
                under.setdefault(named, []).append(number + _marked(asking, option, verb))
    for heading, items in under.items():
        line(Text(heading, style="bold"), "  ")
        _show_items(items)
    for heading, items in given_up.items():
        line(Text.assemble((heading, STYLES[GIVES_UP]), (f" {tell('play-bearing-gives-up')}", "dim")), "  ")
        _show_items(items)
    for option in alone:
        line(_marked(asking, option, option.label), f"{option.number:>3} ")


def _show_items(items: list[Text]) -> None:
    """As many a line as there is room for."""
    row = Text()
    for item in items:
        if row and cell_len(row.plain) + cell_len(item.plain) + 1 > min(out.width, WIDEST):
            line(row)
            row = Text()
        row = row + Text(" ") + item if row else item
    if row:
        line(row)


def _show_in_a_row(asking: Asking) -> None:
    """Options one after the other, as many a line as there is room for; many cards by suit."""
    shown = _still_open(asking)
    row = ""
    sign = ""
    for option in shown:
        item = f"{option.number:>3} {option.label}"
        new_suit = len(shown) > MANY and option.label[0] != sign
        if row and (new_suit or cell_len(row) + cell_len(item) + 1 > min(out.width, WIDEST)):
            line(row)
            row = ""
        sign = option.label[0]
        row += (" " if row else "") + item
    if row:
        line(row)


def _still_open(asking: Asking) -> list[Option]:
    """The options that can still be added to what was chosen."""
    rest = [option for option in asking.offered if option.value not in asking.chosen]
    if not asking.chosen or asking.choice.most - len(asking.chosen) > 1:
        return rest
    return [option for option in rest if answers(asking.sitting.game, [*asking.chosen, option.value]) is not None]


def _labels(asking: Asking) -> str:
    labels = {option.value: option.label for option in asking.offered}
    return " ".join(labels[value] for value in asking.chosen)


# --- reading -------------------------------------------------------------------------------------


def _read(asking: Asking) -> bool:
    """Read a line; True if it answered the question."""
    default = _default(asking)
    typed = read_line(PROMPT if default is None else tell("play-prompt", default=default.label))
    if not typed:
        if default is None:
            say_line("play-enter-nothing")
            _show(asking)
            return False
        return _choose(asking, [default])
    if obey(asking.sitting, typed):
        return False
    meant = _meant(asking, typed)
    return meant is not None and _choose(asking, meant)


def _default(asking: Asking) -> Option | None:
    """What Enter alone stands for: passing, or the first where it hardly matters."""
    if asking.asked.kind == ACT:
        return next((option for option in asking.offered if option.value == STOP), None)
    return asking.offered[0] if asking.asked.prompt in asking.sitting.board.indifferent else None


def _meant(asking: Asking, typed: str) -> list[Option] | None:
    """The options that were typed; None, and a word about it, if that is not clear."""
    items = words(typed)
    found = _using(asking, items) if asking.asked.kind == ACT else []
    found = found or called(asking.sitting.game, typed, asking.offered)
    if len(found) == 1:
        return found
    if not found and len(items) > 1:
        each = [called(asking.sitting.game, item, asking.offered) for item in items]
        if all(len(one) == 1 for one in each):
            return [option for one in each for option in one]
        unclear = next(place for place, one in enumerate(each) if len(one) != 1)
        typed, found = items[unclear], each[unclear]
    if found:
        say_line("play-which", options=", ".join(f"{option.number} {option.label}" for option in found))
    elif asking.asked.kind != ACT or not explain(asking.sitting, typed):
        say_line("play-not-understood", given=typed)
    return None


def _using(asking: Asking, items: list[str]) -> list[Option]:
    """The actions that can use all the cards that were typed, which are kept in mind until they are asked for."""
    game = asking.sitting.game
    faces = [game.rules.face_named(item) for item in items]
    cards = [held(game, asking.asked.seat, face) for face in faces if face is not None]
    if not cards or len(cards) < len(items) or not all(cards):
        return []
    users = [asking.sitting.game.rules.users(face) for face in faces if face is not None]
    found = [option for option in asking.offered if all(option.value in codes for codes in users)]
    found = [option for option in found if can_use(game, option.value, *cards)]
    asking.sitting.wanted = tuple(one[0] for one in cards)
    asking.users = [option.value for option in found]
    return found


def _choose(asking: Asking, meant: list[Option]) -> bool:
    """Take these options; True if they are an answer."""
    sitting, asked = asking.sitting, asking.asked
    if meant[0].value not in asking.users and asked.kind == ACT:
        sitting.wanted = ()
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
