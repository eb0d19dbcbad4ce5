"""What questions, options and events say, as phrases of the message files (`black-poker-…`)."""

from ..kernel.ask import ACT, ACTION, CARD, MODE, PLAYER, REQUEST, STOP, Question
from ..kernel.events import HIDDEN, Told
from ..kernel.outcome import Outcome
from ..kernel.phrase import Argument, Phrase
from .actions import ACTIONS
from .cards import NAMES
from .characters import cards_in, kind_of, size
from .requests import request_numbered
from .table import PACK, RARE, SOLDIERS, WALLS, Table

ACTION_FIRST = ("cost-b", "cost-d", "cost-s", "key-card", "target", "new-target")
NUMBER_FIRST = ("from-life", "discard", "opening-hand")
CARDS_ALL = ("blockers", "charged-or-driven", "ace-or-wall")
SINGLE_CARDS = ("graveyard-top", "onto-life", "wall-order")
"""Questions about the single cards of a soldier, not about the soldier."""


def question(g: Table, asked: Question, seat: int) -> Phrase:
    """What is asked, as `seat` hears it."""
    about = asked.about
    args: dict[str, Argument] = {}
    if asked.prompt in ACTION_FIRST or asked.prompt in NUMBER_FIRST:
        if asked.prompt in ACTION_FIRST:
            args["action"] = action(about[0])
        else:
            args["number"] = about[0]
        args["cards"] = [card(g, id, seat) for id in about[1:]]
        args["count"] = len(about) - 1
    elif asked.prompt in CARDS_ALL:
        args["cards"] = [card(g, id, seat) for id in about]
    elif asked.prompt == "turn-it":
        args["cards"] = [card(g, about[0], seat)]
        args["state"] = Phrase("black-poker-mark-charged" if about[1] else "black-poker-mark-driven")
    elif asked.prompt == "shuffle":
        args["player"] = player(about[0], seat)
    return Phrase(f"black-poker-ask-{asked.prompt}", **args)


def option(g: Table, asked: Question, value: int, seat: int) -> Phrase:
    """One of the options, as `seat` reads it."""
    if value == STOP and asked.domain != PLAYER:
        return Phrase("option-pass" if asked.kind == ACT else "option-stop")
    if asked.domain == CARD:
        if asked.prompt in SINGLE_CARDS and g.cards[value].zone // 2 == SOLDIERS:
            return Phrase("card-name", name=NAMES[g.cards[value].face])
        return card(g, value, seat)
    if asked.domain == ACTION:
        return action(value)
    if asked.domain == MODE:
        return Phrase(f"black-poker-mode-{asked.prompt}-{value}")
    if asked.domain == PLAYER:
        return player(value, seat)
    if asked.domain == REQUEST:
        return request(g, value, seat)
    return Phrase("option-yes" if value else "option-no")


def action(code: int) -> Phrase:
    return Phrase(f"black-poker-action-{ACTIONS[code].key}")


def player(whose: int, seat: int) -> Phrase:
    return Phrase("player-self" if whose == seat else "player-opponent")


def owner(whose: int, seat: int) -> Phrase:
    return Phrase("owner-self" if whose == seat else "owner-opponent")


def request(g: Table, number: int, seat: int) -> Phrase:
    """A request on the stage: its number there, its action and its key cards."""
    found = request_numbered(g, number)
    return Phrase(
        "black-poker-request",
        number=number,
        whose=owner(found.seat, seat),
        action=action(found.action),
        cards=[card(g, id, seat) for id in found.keys],
        count=len(found.keys),
    )


def card(g: Table, id: int, seat: int) -> Phrase:
    """A card as `seat` can call it: by its name, or by its place where the name is not to be seen."""
    held = g.cards[id]
    kind = held.zone // 2
    if kind == WALLS:
        place = g.walls(held.zone % 2).index(id) + 1
        whose = owner(held.owner, seat)
        if held.owner == seat:
            return Phrase("black-poker-own-wall", whose=whose, number=place, name=NAMES[held.face])
        return Phrase("black-poker-wall", whose=whose, number=place)
    if kind == SOLDIERS:
        name = "+".join(NAMES[g.cards[part].face] for part in cards_in(g, id))
        return Phrase(
            "black-poker-soldier",
            whose=owner(held.owner, seat),
            name=name,
            size=size(g, id),
            kind=Phrase(f"black-poker-mark-{kind_of(g, id)}"),
        )
    if not g.sees(seat, id):
        return Phrase("card-hidden")
    if kind in (RARE, PACK):
        return Phrase("black-poker-set-aside", name=NAMES[held.face], zone=Phrase(f"black-poker-zone-{_zone(kind)}"))
    return Phrase("card-name", name=NAMES[held.face])


def _zone(kind: int) -> str:
    return "rare" if kind == RARE else "pack"


def event(told: Told, seat: int) -> Phrase:
    """An event as `seat` was told it. It needs no table: a record of events can be read by itself."""
    kind, _, whose, cards, what, numbers = told
    if kind == "over" and whose == Outcome.DRAWN:
        return Phrase("black-poker-event-drawn-game")
    args: dict[str, Argument] = {
        "player": player(whose, seat),
        "cards": faces(cards),
        "count": len(cards),
        "seen": sum(number != HIDDEN for _, number in cards),
        "first": faces(cards[:1]),
        "others": faces(cards[1:]),
        "what": Phrase(_term(kind, what)) if what else "",
    }
    for place, number in enumerate(numbers):
        args[f"n{place}"] = number
    if kind == "aimed-player":
        args["target"] = player(numbers[0], seat)
    if kind == "fog":
        args["sign"] = "+" if numbers[0] >= 0 else ""
    return Phrase(f"black-poker-event-{kind}", **args)


def faces(cards: tuple[tuple[int, int], ...]) -> list[Phrase]:
    """The cards that are seen by name, and how many are not."""
    seen = [Phrase("card-name", name=NAMES[face]) for _, face in cards if face != HIDDEN]
    hidden = len(cards) - len(seen)
    return [*seen, Phrase("cards-hidden", count=hidden)] if hidden else seen


def _term(kind: str, what: str) -> str:
    if kind == "shuffled":
        return f"black-poker-zone-{what}"
    return f"black-poker-mark-{what}" if kind in ("soldier", "equipped") else f"black-poker-action-{what}"
