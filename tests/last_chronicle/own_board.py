"""Positions of Last Chronicle as literals, with cards made by hand.

`laid({"battlefield": [SOLDIER, "WIPED"], "hand": [BOLT], "souls": [WHITE] * 3}, {"life": 5})` is player 0's main phase.
"""

from kirifuda.effects.statements import Choose, Damage, Draw
from kirifuda.effects.tree import YOU, Ability, Activated, CardText, Filter, Happening, Number, Standing, Those, When
from kirifuda.kernel.game import Game
from kirifuda.last_chronicle.chronicle_card import ChronicleCard
from kirifuda.last_chronicle.fronts import FRONTS, Front, ears_of
from kirifuda.last_chronicle.option_codes import ACTIONS, parts
from kirifuda.last_chronicle.printed import Printed
from kirifuda.last_chronicle.rules import RULES
from kirifuda.last_chronicle.table import Table
from kirifuda.last_chronicle.the_turn import TURN
from kirifuda.last_chronicle.tree import ChronicleKeyword, Price
from kirifuda.last_chronicle.zones import BATTLEFIELD, CA, DECK, DISCARD, ERA, HAND, REMOVED, SOUL

ZONES = {
    "deck": DECK,
    "hand": HAND,
    "battlefield": BATTLEFIELD,
    "era-yard": ERA,
    "souls": SOUL,
    "ca": CA,
    "discard": DISCARD,
    "removed": REMOVED,
}
STEPS = {step.__name__: at for at, step in reversed(list(enumerate(TURN.steps)))}
"""The place of each step of a turn; of the two main phases the first."""


def card(name, types=("unit",), categories=("人間",), text=None, texts=None, **printed) -> int:
    """A card of this name with everything else as printed; its face."""
    face = len(FRONTS)
    whole = texts or (text or CardText(),) * 4
    FRONTS.append(Front(Printed(face, name, types=types, categories=categories, texts=whole, **printed)))
    return face


def unit(name, power=1000, atk=1, level=1, price=None, keywords=(), abilities=(), **printed) -> int:
    text = CardText(keywords=tuple(keywords), abilities=tuple(abilities))
    cost = price or Price(free=1)
    return card(name, power=power, atk=atk, level=level, price=cost, text=text, **printed)


def spell(name, *statements, price=None, abilities=(), **printed) -> int:
    text = CardText(abilities=tuple(abilities), play=(tuple(statements),))
    return card(name, types=("spell",), categories=(), price=price or Price(free=1), text=text, **printed)


def keyword(name, **fields) -> ChronicleKeyword:
    return ChronicleKeyword(name, **fields)


def field(*statements) -> Ability:
    """A field ability that does this all the time."""
    return Ability("field", (Standing(),), (), (tuple(statements),))


def when(happening: Happening, *statements, name="trigger", costs=(), more=()) -> Ability:
    return Ability(name, (When(happening), *more), tuple(costs), (tuple(statements),))


def action(*statements, costs=(), name="action", **how) -> Ability:
    return Ability(name, (Activated(**how),), tuple(costs), (tuple(statements),))


ANY_UNIT = Filter(categories=("unit",))
ONE = Number(1)

SOLDIER = unit("兵士")
GIANT = unit("巨人", power=3000, atk=3, level=3)
WHITE = unit("白石", price=Price(white=1))
BLUE = unit("青石", price=Price(blue=1))
BOTH = unit("白青石", price=Price(white=1, blue=1))
GREY = unit("無石", price=Price(free=2))
BOLT = spell("雷", Choose(0, ANY_UNIT, ONE), Damage(Those(0), Number(1000)), price=Price(free=1))
INSIGHT = spell("閃き", Draw(YOU, ONE), price=Price(free=1))


def laid(one: dict, two: dict, start: str = "main_phase", turn: int = 3, main: int = 0, seed: int = 0) -> Game:
    """A game that goes on with a step of player 0's turn; decks are of ten soldiers, eras are Ⅰ."""
    g = Table()
    g.turn = turn
    g.main = main
    g.life = (20, 20)
    for seat, side in enumerate((one, two)):
        side = {"deck": [SOLDIER] * 10, "era": 1} | side
        lay(g, seat, "era-yard", [SOLDIER] * side["era"])
        for zone, pieces in side.items():
            if zone in ZONES:
                lay(g, seat, zone, pieces)
        if "life" in side:
            g.life = (side["life"], g.life[1]) if seat == 0 else (g.life[0], side["life"])
    g.ears = ears_of([card.face for card in g.cards])
    g.frames.append((TURN, STEPS[start], ()))
    return Game(RULES, g, seed=seed)


def lay(g: Table, seat: int, zone: str, pieces: list) -> None:
    """Faces, each perhaps followed by words about it: WIPED, NEW, damage=500."""
    for piece in pieces:
        if isinstance(piece, str):
            mark(g, piece)
            continue
        g.add(ChronicleCard(0, seat, piece, ZONES[zone] * 2 + seat))
        made = g.cards[-1]
        made.home = seat
        made.stamp = g.stamp()
        made.up = zone != "era-yard"


def mark(g: Table, word: str) -> None:
    made = g.cards[-1]
    if word == "WIPED":
        made.wiped = True
    elif word == "NEW":
        made.since = g.turn
    else:
        key, _, number = word.partition("=")
        setattr(made, key, int(number))
        g.hurt = g.hurt or key == "damage"


# --- acting ----------------------------------------------------------------------------------------------------------


def name(game: Game, id: int) -> str:
    return FRONTS[game.state.cards[id].face].card.name


def names(game: Game, zone: str, seat: int = 0) -> list[str]:
    return [name(game, id) for id in game.state.zones[ZONES[zone] * 2 + seat]]


def ids(game: Game, face: int, zone: str | None = None) -> list[int]:
    there = [card for card in game.state.cards if card.face == face]
    return [card.id for card in there if zone is None or card.zone // 2 == ZONES[zone]]


def the(game: Game, face: int) -> int:
    """The one card of this face."""
    (found,) = ids(game, face)
    return found


def offers(game: Game) -> set:
    """What is offered: (action, card's name) of an act, names of cards, or the values themselves."""
    question = game.ask
    if question.kind == "act":
        return {said(game, value) for value in question.values}
    if question.domain == "card":
        return {"stop" if value < 0 else name(game, value) for value in question.values}
    return set(question.values)


def said(game: Game, value: int):
    kind, id, _ = parts(value)
    key = ACTIONS[kind][0]
    return key if key in ("pass", "advance-era") else (key, name(game, id))


def do(game: Game, wanted) -> None:
    """Answer with an option: a word or (action, name) of an act, a card's name, a value."""
    question = game.ask
    for at, value in enumerate(question.values):
        told = said(game, value) if question.kind == "act" else value
        if question.kind != "act" and question.domain == "card":
            told = "stop" if value < 0 else name(game, value)
        if wanted in (told, value):
            game.answer(at)
            return
    raise AssertionError(f"{wanted!r} is not among {offers(game)} of {question}")


def passes(game: Game, times: int = 2) -> None:
    for _ in range(times):
        do(game, "pass")


def to_attack(game: Game) -> None:
    """Pass until attackers are declared."""
    while game.ask.prompt != "attackers":
        do(game, "pass")
