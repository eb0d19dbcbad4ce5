"""Effects that turn cards, put counters on them, make tokens and souls (6.3, 6.10, 6.11)."""

from ..effects.interpreter import Doing
from ..effects.statements import Orient, TurnOver
from ..kernel.ask import Values
from .book import clause
from .changes import OF_ERA
from .characteristics import acted_on, forbidden
from .effects_on_players import units_among
from .effects_on_zones import way_of
from .fronts import TOKENS
from .keyword_actions import change_counters, recover, wipe
from .making_more import counters_made, tokens_made
from .matching import amount, amount_for, seats
from .moving import bring_tokens, remove_from_combat
from .pool import FACTIONLESS
from .price import price_of
from .runs import ChronicleRun
from .souls import add_soul
from .statements import AttackAgain, MakeSouls, PlaceTokens, PutCounters, RemoveCounters, RemoveFromCombat
from .table import Table
from .zones import BATTLEFIELD, SOUL


@clause("15.1.2.1", "15.1.3.1", "2.2")
def orient(g: Table, run: ChronicleRun, node: Orient) -> bool:
    ids = acted_on(g, run, node.subject)
    if node.how == "active":
        return run.did_so(len(recover(g, ids, run.seat)), node.slot)
    able = tuple([id for id in ids if not forbidden(g, "be-wiped", id=id, seat=run.seat)])
    return run.did_so(len(wipe(g, able, run.seat)), node.slot)


@clause("6.3.1.2", "6.3.1.3", "7.6.4")
def turn_over(g: Table, run: ChronicleRun, node: TurnOver) -> bool:
    """Turn cards face-up where they lie; those that lie so already are left alone."""
    turned = tuple([id for id in acted_on(g, run, node.subject) if not g.cards[id].up])
    for id in turned:
        g.turn_up(id)
    if turned:
        g.stirred |= OF_ERA
        g.tell("turned-up", "6.3.1.2", g.seat_of(turned[0]), turned)
    return run.did_so(len(turned), node.slot)


@clause("6.10.1", "6.10.2", "2.2", "6.1.4")
def put_counters(g: Table, run: ChronicleRun, node: PutCounters) -> Doing:
    """First it is settled for each card how many there are, the turn player's first; then all are put there at once."""
    settled: tuple[tuple[int, int], ...] = ()
    for id in sorted(acted_on(g, run, node.subject), key=lambda id: g.seat_of(id) != g.player):
        if g.kind_of(id) in (BATTLEFIELD, SOUL) and not forbidden(g, "get-counters", id=id):
            many = yield from counters_made(g, id, node.counter, amount_for(g, run, node.amount, id))
            settled += ((id, many),)
    return run.did_so(sum([change_counters(g, id, node.counter, many, run.seat) for id, many in settled]))


@clause("6.10.2")
def remove_counters(g: Table, run: ChronicleRun, node: RemoveCounters) -> bool:
    done = 0
    for id in acted_on(g, run, node.subject):
        for name, there in g.cards[id].counters:
            if node.counter in ("", name):
                many = amount(g, run, node.amount) if node.amount is not None else there
                done += change_counters(g, id, name, -min(many, there), run.seat)
    return run.did_so(done, node.slot)


@clause("10.1.4.4")
def leave_combat(g: Table, run: ChronicleRun, node: RemoveFromCombat) -> bool:
    ids = acted_on(g, run, node.subject)
    remove_from_combat(g, ids)
    return run.did_so(len(ids))


@clause("15.2.14.2", "10.1.2.3.3")
def attack_again(g: Table, run: ChronicleRun, node: AttackAgain) -> bool:
    many = amount(g, run, node.count)
    ids = units_among(g, acted_on(g, run, node.subject))
    for id in ids:
        g.edit(id).more_attacks += many
        g.tell("attack-again", "15.2.14.2", g.seat_of(id), (id,))
    return run.did_so(len(ids))


@clause("6.11.1", "6.11.5", "6.2.3")
def place_tokens(g: Table, run: ChronicleRun, node: PlaceTokens) -> Doing:
    made: Values = ()
    for seat in seats(g, run, node.whose):
        many = yield from tokens_made(g, seat, amount(g, run, node.count))
        made += yield from bring_tokens(g, seat, TOKENS[node.token], many, node.wiped, run.seat, way_of(run))
    if node.slot is not None:
        run.keep(node.slot, tuple([g.reference(id) for id in made]))
    return run.did_so(len(made))


@clause("15.1.16.3")
def make_souls(g: Table, run: ChronicleRun, node: MakeSouls) -> bool:
    price = price_of(node.souls)
    for seat in seats(g, run, node.whose):
        for kind, many in enumerate((*price.factions, price.free + price.x * run.numbers.get("X", 0))):
            if many:
                add_soul(g, seat, min(kind, FACTIONLESS), many)
        g.tell("souls", "15.1.16.3", seat, numbers=g.pool[seat])
    return run.did_so(1)
