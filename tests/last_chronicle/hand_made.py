"""Cards made by hand, on a table made by hand: for rules that need no card text."""

from collections.abc import Iterable

from kirifuda.effects.tree import Ability, CardText, Condition, Keyword, Standing, Statement
from kirifuda.last_chronicle import kinds_of_effect
from kirifuda.last_chronicle.chronicle_card import ChronicleCard
from kirifuda.last_chronicle.fronts import FRONTS, Front, ears_of
from kirifuda.last_chronicle.printed import NO_LAMPS, NO_TEXTS, Lamps, Printed, Texts
from kirifuda.last_chronicle.table import Table
from kirifuda.last_chronicle.tree import Price
from kirifuda.last_chronicle.zones import BATTLEFIELD, ERA

VERBS_ARE_LOADED = kinds_of_effect.VERBS


def made(
    name: str,
    types: tuple[str, ...] = ("unit",),
    text: CardText | None = None,
    texts: Texts = NO_TEXTS,
    categories: tuple[str, ...] = (),
    price: Price | None = None,
    level: int = 1,
    power: int = 1000,
    atk: int = 1,
    lamps: Lamps = NO_LAMPS,
    power_green: int = 0,
    legacy: bool = False,
) -> int:
    """A card of its own, added to those there are: its face."""
    if text is not None:
        texts = (text, text, text, text)
    face = len(FRONTS)
    card = Printed(
        face,
        name,
        types=types,
        categories=categories,
        price=price,
        level=level,
        power=power,
        power_green=power_green,
        atk=atk,
        lamps=lamps,
        legacy=legacy,
        texts=texts,
    )
    FRONTS.append(Front(card))
    return face


def standing(*statements: Statement, name: str = "", conditions: tuple[Condition, ...] = ()) -> CardText:
    """A text of one field ability."""
    ability = Ability(name or repr(statements), (Standing(), *conditions), (), (statements,))
    return CardText(abilities=(ability,))


def with_keywords(*keywords: Keyword) -> CardText:
    return CardText(keywords=keywords)


def table(mine: Iterable[int] = (), theirs: Iterable[int] = (), eras: tuple[int, int] = (1, 1)) -> Table:
    """A table with these faces on the two battlefields, in the order in which they came; ids in that order too."""
    g = Table()
    filler = made("印", ("history",))
    faces = [*mine, *theirs, filler]
    g.ears = ears_of(faces)
    for seat, there in enumerate((mine, theirs)):
        for face in there:
            lay(g, face, BATTLEFIELD, seat)
    for seat in (0, 1):
        for _ in range(eras[seat]):
            lay(g, filler, ERA, seat)
    return g


def lay(g: Table, face: int, kind: int, seat: int) -> int:
    card = ChronicleCard(0, seat, face, kind * 2 + seat)
    g.add(card)
    card.stamp = g.stamp()
    card.home = seat
    return card.id
