"""Sentences of this book alone."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ...effects.statements import (
    Battle,
    Choose,
    ChooseNumber,
    ChooseWord,
    Damage,
    Destroy,
    EndAttack,
    ExtraTurn,
    GainLife,
    LoseEffects,
    LoseGame,
    LoseLife,
    Move,
    Orient,
    Play,
    RemoveDamage,
    SetNumbers,
    StatValue,
    WinGame,
)
from ...effects.tree import (
    EITHER,
    STAYS,
    YOU,
    Amount,
    Compares,
    Cost,
    Count,
    Filter,
    Half,
    Happened,
    InLanes,
    IsIt,
    Minus,
    Number,
    Own,
    Stat,
    Statement,
    Subject,
    This,
    Times,
    Together,
    Variable,
)
from ...language.clauses import UntilSoMany
from ...language.frame import Found, Frame, Unpack, frame, never
from ...language.frames.moving import lies_there
from ...language.meanings import (
    ALL,
    DOER,
    LATEST,
    OWNER,
    Acted,
    Gifts,
    HappenedAmount,
    Measure,
    Numbers,
    OfItself,
    OfTheirs,
    Place,
    PlayerNumber,
    Quantity,
    Spot,
)
from ...language.scope import NEW
from ..tree import (
    Broke,
    Broken,
    ChangeTarget,
    ChangeWait,
    Cores,
    DealEachOther,
    DealInstead,
    DivideDamage,
    ExhaustCores,
    ExhaustThis,
    GainPoints,
    ManaBoost,
    MasterAttack,
    Mode,
    MoveCores,
    MoveLane,
    PayPoints,
    PutTokens,
    RecoverCores,
    ReverseThis,
    SoulCharge,
    Spend,
    SwapLanes,
    TreatAs,
    Unlock,
)
from .happenings import HAPPENINGS
from .places import AttackWith, CorePhrase, CorePlace, LanePhrase, NumbersFrom, Tokens
from .restrictions import RESTRICTIONS

HURT: Final = Acted("hurt", "")
"""The card that would be dealt the damage."""


@dataclass(frozen=True, slots=True)
class Paid(Statement):
    """A cost by its name, which only a cost can be."""

    cost: Cost


@dataclass(frozen=True, slots=True)
class CountsAsBattle(Statement):
    """このダメージはバトルダメージとして扱う (39-27): said of the damage before."""


def points_paid(amount: Amount) -> Paid:
    return Paid(PayPoints(amount))


def life_paid(amount: Amount, life: str = DOER) -> LoseLife:
    return LoseLife(life, amount)


def exiled(subject: Subject, face_down: bool = False) -> Move:
    return Move(subject, "exile", face_down)


def turned(subject: Subject, to: str) -> Orient:
    return Orient(subject, to)


def placed(subject: Subject, to: Place | Spot | LanePhrase | None = None, lying: str = "") -> Move | OfTheirs | None:
    """Onto the field, or into a lane of it; of a player, whose cards they must be (34-1)."""
    lanes: tuple[str, ...] = ()
    lane_of: int | None = None
    if isinstance(to, Spot):
        if not isinstance(to.test, InLanes):
            return None
        lanes = to.test.lanes
    elif isinstance(to, LanePhrase):
        if to.which != "chosen":
            return None
        lane_of = LATEST
    elif to is not None and (to.zones != ("field",) or to.whose not in (EITHER, OWNER)):
        return None
    if lies_there(subject, Place(("field",), EITHER)):
        return None
    if lying not in ("", "exhausted", "reversed"):
        return None
    made = Move(
        subject, "field", lanes=lanes, lane_of=lane_of, exhausted=lying == "exhausted", reversed=lying == "reversed"
    )
    return OfTheirs(made, to.whose) if isinstance(to, Spot) and to.whose else made


def put_reversed(subject: Subject, lying: str, to: Place) -> Move | None:
    """Into a zone outside of the field, where a card can lie reversed (16-3)."""
    if lying != "reversed" or to.zones == ("field",) or to.whose not in (EITHER, OWNER):
        return None
    return Move(subject, to.zones[0], reversed=True)


def where_put_reversed(one: Move) -> Found | None:
    plain = one == Move(one.subject, one.to, reversed=True) and one.to not in ("field", "deck")
    return {"subject": one.subject, "lying": "reversed", "to": Place((one.to,), EITHER)} if plain else None


def moved_lane(subject: Subject, to: LanePhrase | Spot | None = None) -> MoveLane | OfTheirs | None:
    if to is None or to == LanePhrase("adjacent"):
        return MoveLane(subject)
    if isinstance(to, Spot):
        if not isinstance(to.test, InLanes):
            return None
        made = MoveLane(subject, to.test.lanes, adjacent=False)
        return OfTheirs(made, to.whose) if to.whose else made
    return MoveLane(subject, adjacent=False) if to == LanePhrase("any") else None


def lanes_swapped(subject: Subject) -> SwapLanes:
    return SwapLanes(subject, subject)


def battle(both: Subject) -> Battle | None:
    if isinstance(both, Together):
        return Battle(*both.subjects) if len(both.subjects) == 2 else None
    return Battle(both, both)


def waits(subject: Subject, by: tuple[Amount, bool]) -> ChangeWait:
    amount, down = by
    return ChangeWait(subject, amount, down)


def life_of(record: type[GainLife | LoseLife]) -> Callable[..., Statement | None]:
    """あなたのマスターはライフを: of that player."""

    def made(whose: str, life: str, amount: Amount) -> Statement | None:
        return record(whose, amount) if life == DOER else None

    return made


def much_life_of(record: type[GainLife | LoseLife]) -> Callable[..., Statement | None]:
    def made(whose: str, much: PlayerNumber) -> Statement | None:
        return record(whose, much.amount) if much == PlayerNumber("life", DOER, much.amount) and much.amount else None

    return made


def word_declared(of: tuple[tuple[str, ...], str], one: Quantity) -> ChooseWord | None:
    words, kind = of
    return ChooseWord(NEW, words, kind) if one == Quantity(Number(1), "つ") else None


def number_declared(numbers: NumbersFrom, name: Amount) -> ChooseNumber | None:
    return ChooseNumber(name.name, *numbers) if isinstance(name, Variable) else None


def put_face_down(subject: Subject, to: Place) -> Move | None:
    if to.whose not in (EITHER, OWNER) or to.zones in (("exile",), ("deck",)):
        return None
    return Move(subject, to.zones[0], face_down=True)


def spent(whose: str, much: PlayerNumber) -> Spend | None:
    if much.stat != "master-points" or much.amount is None or (whose != DOER and much.whose != DOER):
        return None
    return Spend(whose if much.whose == DOER else much.whose, much.amount)


def each_other(both: Subject, amount: Amount) -> DealEachOther | None:
    if amount != Own("atk"):
        return None
    if isinstance(both, Together):
        return DealEachOther(*both.subjects) if len(both.subjects) == 2 else None
    return DealEachOther(both, both)


def lost(subject: Subject, gifts: Gifts) -> LoseEffects | None:
    plain = all(one.amount is None for one in gifts.keywords)
    if gifts.abilities or gifts.changes or not gifts.keywords or not plain:
        return None
    return LoseEffects(subject, tuple(one.name for one in gifts.keywords), STAYS)


def dealt_instead(amount: Amount) -> DealInstead | None:
    return DealInstead(HURT, Half(HappenedAmount(), amount.down)) if isinstance(amount, OfItself) else None


def dealt_so_often(factor: int) -> DealInstead:
    return DealInstead(HURT, Times(HappenedAmount(), factor))


def dealt_just(amount: Amount) -> DealInstead | None:
    return DealInstead(HURT, amount) if isinstance(amount, Number | Variable) else None


def dealt_less(by: Amount) -> DealInstead:
    return DealInstead(HURT, Minus(HappenedAmount(), by))


def as_another(numbers: Numbers, of: Subject) -> SetNumbers | None:
    """このカードのATKとHPはそれと同じになる."""
    if numbers.original or numbers.of is None:
        return None
    return SetNumbers(numbers.of, tuple(StatValue(stat, Stat(stat, of)) for stat in numbers.stats), STAYS)


def chosen_down_to(by: str, hand: UntilSoMany, cards: Place) -> Choose | None:
    """手札が3枚になるように手札を選び: as many as there are too many."""
    if hand.place != Place(("hand",), EITHER) or cards != Place(("hand",), EITHER):
        return None
    of = Filter(EITHER, ("hand",))
    return Choose(NEW, of, Minus(Count(of), hand.amount), by=by)


def points_gained(whose: str, much: PlayerNumber) -> GainPoints | None:
    if much.stat != "master-points" or much.amount is None or (whose != DOER and much.whose != DOER):
        return None
    return GainPoints(whose if much.whose == DOER else much.whose, much.amount)


def points_gained_by(whose: str, points: str, amount: Amount) -> GainPoints:
    return GainPoints(whose if points == DOER else points, amount)


def tokens_put(tokens: Tokens, to: Place | Spot | LanePhrase | None = None, lying: str = "") -> PutTokens | None:
    lanes: tuple[str, ...] = ()
    whose = DOER
    if isinstance(to, LanePhrase):
        if to.which != "any":
            return None  # 空いているレーンに: in which else
    elif isinstance(to, Spot):
        if not isinstance(to.test, InLanes):
            return None
        lanes, whose = to.test.lanes, to.whose or DOER
    elif to is not None:
        if to.zones not in (("field",), ("minion-zone",)):
            return None
        whose = DOER if to.whose == EITHER else to.whose
    quantity = tokens.quantity
    if quantity is None or quantity.count is None or quantity.up_to or quantity.any_number:
        return None
    if lying not in ("", "exhausted"):
        return None
    return PutTokens(tokens.name, quantity.count, whose, NEW, lanes=lanes, exhausted=lying == "exhausted")


def attacked(whose: str, attack: AttackWith) -> MasterAttack | None:
    if attack.gifts.changes:
        return None
    return MasterAttack(attack.atk, attack.gifts.keywords, attack.gifts.abilities, whose)


def cores_put(cores: CorePhrase, to: CorePlace, source: CorePlace | None = None) -> MoveCores | None:
    """Cores go from where they are said to lie to a place of the same player."""
    where = source.where if source is not None else cores.where
    if not where or (source is not None and cores.where) or cores.quantity is None or cores.quantity.up_to:
        return None
    named = (cores.whose, to.whose, source.whose if source else "")
    owners = list(dict.fromkeys(one for one in named if one and one != DOER))
    if len(owners) > 1 or cores.quantity.any_number or (where == "outside" and cores.quantity.count is None):
        return None
    return MoveCores(owners[0] if owners else DOER, cores.quantity.count, where, to.where)


def cores_exhausted(cores: CorePhrase) -> ExhaustCores | None:
    if cores.quantity == ALL and not cores.where:
        return ExhaustCores(cores.whose, Cores(cores.whose, "core-active"))
    count = _so_many(cores)
    return ExhaustCores(cores.whose, count) if count is not None else None


def _so_many(cores: CorePhrase) -> Amount | None:
    quantity = cores.quantity
    if quantity is None or quantity.up_to or quantity.any_number or cores.where:
        return None
    return quantity.count


def cores_recovered(cores: CorePhrase) -> RecoverCores | None:
    if cores.quantity is None or cores.quantity.up_to or cores.quantity.any_number:
        return None
    if cores.where not in ("", "core-exhausted"):
        return None
    return RecoverCores(cores.whose, cores.quantity.count)


def divided_among(among: Subject, amount: Amount) -> DivideDamage:
    """Among cards that were chosen."""
    return DivideDamage(Filter(tests=(IsIt(among),)), amount)


def among_which(one: DivideDamage) -> Found | None:
    test = one.among.tests[0] if one.among == Filter(tests=one.among.tests[:1]) and one.among.tests else None
    return {"among": test.subject, "amount": one.amount} if isinstance(test, IsIt) else None


def among_what_kind(one: DivideDamage) -> Found | None:
    return {"among": one.among, "amount": one.amount} if among_which(one) is None else None


def dealt_as_in_battle(to: Subject, amount: Amount, source: Subject | None = None) -> Damage:
    return Damage(to, amount, source or This(), as_battle=True)


def treated(subject: Subject, place: Place) -> TreatAs | None:
    return TreatAs(subject, place.zones[0], STAYS) if place.whose == EITHER else None


# --- said back -----------------------------------------------------------------------------------------------------


def what_counts_as_battle(one: Damage) -> Found | None:
    if not one.as_battle:
        return None
    found = {"to": one.to, "amount": one.amount}
    return found if one.source == This() else found | {"source": one.source}


def cost_of(kind: type[Cost]) -> Unpack:
    def unpack(one: Paid) -> Found | None:
        if not isinstance(one.cost, kind):
            return None
        return {"amount": one.cost.amount} if hasattr(one.cost, "amount") else {}

    return unpack


def what_is_exiled(one: Move) -> Found | None:
    plain = one == Move(one.subject, "exile", one.face_down)
    return {"subject": one.subject, "face_down": one.face_down} if plain else None


def how_turned(one: Orient) -> Found | None:
    return {"subject": one.subject, "to": one.how} if one.how in ("reversed", "open") else None


def where_placed(one: Move) -> Found | None:
    """Into a lane, which is said before the field."""
    if one.to != "field" or one.bottom or one.face_down or one.in_any_order or one.either_end:
        return None
    to: Place | Spot | LanePhrase = Place(("field",), EITHER)
    if one.lanes:
        to = Spot(InLanes(one.lanes))
    elif one.lane_of is not None:
        to = LanePhrase("chosen")
    if (one.lanes and one.lane_of is not None) or (one.exhausted and one.reversed):
        return None
    return {"subject": one.subject, "to": to, "lying": _lying(one.exhausted, one.reversed)}


def _lying(exhausted: bool, reversed: bool = False) -> str:
    return "exhausted" if exhausted else "reversed" if reversed else ""


def which_lane(one: MoveLane) -> Found:
    to: LanePhrase | Spot = LanePhrase("adjacent" if one.adjacent else "any")
    return {"subject": one.subject, "to": Spot(InLanes(one.lanes)) if one.lanes else to}


def both_of(one: SwapLanes | Battle | DealEachOther) -> Subject:
    return one.one if one.one == one.other else Together((one.one, one.other))


def how_long_it_waits(one: ChangeWait) -> Found:
    return {"subject": one.subject, "by": (one.amount, one.down)}


def whose_life(one: GainLife | LoseLife) -> Found:
    return {"whose": one.whose, "life": DOER, "amount": one.amount}


def so_many_points(one: GainPoints | Spend) -> Found:
    return {"whose": one.whose, "much": PlayerNumber("master-points", DOER, one.amount)}


def which_tokens(one: PutTokens) -> Found:
    to = Spot(InLanes(one.lanes), one.whose) if one.lanes else Place(("field",), one.whose)
    tokens = Tokens(one.token, Quantity(one.count, "体"))
    return {"tokens": tokens, "to": to, "lying": _lying(one.exhausted)}


def which_attack(one: MasterAttack) -> Found:
    return {"whose": one.whose, "attack": AttackWith(one.atk, Gifts(one.keywords, one.abilities))}


def taken_from_outside(one: MoveCores) -> Found | None:
    if one.source != "outside" or one.count is None:
        return None
    return {"cores": CorePhrase(DOER, "outside", Quantity(one.count, "個")), "to": CorePlace(one.to, one.whose)}


def which_cores(one: MoveCores) -> Found | None:
    """From a place of a player to another of the same one."""
    return (
        None
        if taken_from_outside(one)
        else {
            "source": CorePlace(one.source, DOER),
            "cores": CorePhrase(DOER, "", Quantity(one.count, "個")),
            "to": CorePlace(one.to, one.whose),
        }
    )


def how_many_exhausted(one: ExhaustCores) -> Found:
    every = one.count == Cores(one.whose, "core-active")
    return {"cores": CorePhrase(one.whose, "", ALL if every else Quantity(one.count, "個"))}


def how_many_recovered(one: RecoverCores) -> Found:
    return {"cores": CorePhrase(one.whose, "", Quantity(one.count, "個"))}


def what_is_lost(one: LoseEffects) -> Found | None:
    return {"subject": one.subject} if not one.keywords else None


def treated_where(one: TreatAs) -> Found:
    return {"subject": one.subject, "place": Place((one.zone,), EITHER)}


def what_broke(one: Broke) -> Found | None:
    return {"subject": one.subject} if isinstance(one.subject, Subject) else None


def which_broke(one: Broke) -> Found | None:
    return {"subject": one.subject} if isinstance(one.subject, Filter) else None


def so_many_broke(of: Filter, measure: Measure) -> Compares:
    return Compares(Broken(of), measure.how, measure.amount)


def how_many_broke(one: Compares) -> Found | None:
    if not isinstance(one.one, Broken):
        return None
    return {"of": one.one.of, "measure": Measure(one.how, one.other), "counted": one.one.of}


def which_word(one: ChooseWord) -> Found:
    return {"of": (one.words, one.of), "one": Quantity(Number(1), "つ")}


def from_which_number(one: ChooseNumber) -> Found:
    return {"numbers": (one.least, one.most), "name": Variable(one.name)}


def put_hidden(one: Move) -> Found | None:
    plain = one == Move(one.subject, one.to, face_down=True) and one.to not in ("exile", "deck")
    return {"subject": one.subject, "to": Place((one.to,), EITHER)} if plain else None


def on_either_end(one: Move) -> Found | None:
    return {"subject": one.subject} if one == Move(one.subject, "deck", either_end=True) else None


def all_removed(one: RemoveDamage) -> Found | None:
    return {"subject": one.subject, "all": True} if one.amount is None else None


def dealt_to_another(one: DealInstead) -> Found | None:
    return {"to": one.to} if one.amount == Happened() else None


def half_dealt(one: DealInstead) -> Found | None:
    half = one.amount
    own = isinstance(half, Half) and half.amount == Happened()
    return {"amount": OfItself(half=True, down=half.down)} if isinstance(half, Half) and own else None


def how_often_dealt(one: DealInstead) -> Found | None:
    times = one.amount
    return {"factor": times.factor} if isinstance(times, Times) and times.amount == Happened() else None


def so_much_dealt(one: DealInstead) -> Found | None:
    return {"amount": one.amount} if isinstance(one.amount, Number | Variable) else None


def so_much_less(one: DealInstead) -> Found | None:
    less = one.amount
    return {"by": less.other} if isinstance(less, Minus) and less.one == Happened() else None


def as_which(one: SetNumbers) -> Found | None:
    first = one.values[0].amount
    if not isinstance(first, Stat) or any(value.amount != Stat(value.stat, first.of) for value in one.values):
        return None
    return {"numbers": Numbers(tuple(value.stat for value in one.values), one.subject), "of": first.of}


def down_to(one: Choose) -> Found | None:
    many = one.count
    hand = one.filter == Filter(one.filter.whose, ("hand",)) and one.filter.whose == (one.by or YOU)
    if not hand or not isinstance(many, Minus) or many.one != Count(one.filter) or one.up_to or one.any_number:
        return None
    kept = UntilSoMany((0, 0), Place(("hand",), one.filter.whose), many.other)
    return {"by": one.by or YOU, "hand": kept, "cards": True}


def cores_turned(cores: CorePhrase, to: str) -> RecoverCores | None:
    return cores_recovered(cores) if to == "active" else None


STATEMENTS: Final[tuple[Frame, ...]] = (
    frame(
        Paid, "{amount:amount}だ MP", pack=points_paid, unpack=cost_of(PayPoints), en="[pay] {amount} MP", clause="07-7"
    ),
    frame(
        Paid,
        "{amount:amount}だ マナブースト",
        pack=lambda amount: Paid(ManaBoost(amount)),
        unpack=cost_of(ManaBoost),
        en="[do] mana boost {amount}",
        clause="40-4",
    ),
    frame(
        Paid,
        "{amount:amount}だ ソウルチャージ",
        pack=lambda amount: Paid(SoulCharge(amount)),
        unpack=cost_of(SoulCharge),
        en="[do] soul charge {amount}",
        clause="40-5",
    ),
    frame(
        Paid,
        "疲労",
        pack=lambda: Paid(ExhaustThis()),
        unpack=cost_of(ExhaustThis),
        en="[exhaust] this card",
        clause="40-2",
    ),
    frame(
        Paid,
        "挺身",
        pack=lambda: Paid(ReverseThis()),
        unpack=cost_of(ReverseThis),
        en="[reverse] this card",
        clause="40-3",
    ),
    frame(LoseLife, "{life:life}を {amount:number} 払う", pack=life_paid),
    frame(Destroy, "{subject:cards}を? 破壊する", voices="causative", unpack=never),
    frame(Destroy, "{subject:one}は 破壊する", unpack=never),
    frame(
        Move,
        "{subject:cards}を? 除外する",
        pack=exiled,
        unpack=what_is_exiled,
        face_down=False,
        en="[exile] {subject}",
        clause="39-7",
    ),
    frame(
        Move,
        "{subject:cards}を? ~裏向きに 除外する",
        pack=exiled,
        unpack=what_is_exiled,
        face_down=True,
        en="[exile] {subject} face down",
        clause="39-7",
    ),
    frame(
        Orient,
        "{subject:cards}を? 疲労する",
        voices="causative",
        how="exhausted",
        en="[exhaust] {subject}",
        clause="39-12",
    ),
    frame(
        Orient,
        "{subject:cards}を? {to:state}に する",
        pack=turned,
        unpack=how_turned,
        en="[turn] {subject} {to}",
        clause="39-8",
    ),
    frame(
        Orient,
        "{subject:cards}を? 行動不能状態に する",
        how="incapacitated",
        en="{subject} [become] incapacitated",
        clause="30-1",
    ),
    frame(Orient, "{subject:tired}を 回復する", how="active", en="[recover] {subject:cards}", clause="39-13"),
    frame(Orient, "{subject:cards}を? 回復する", voices="active causative", how="active", unpack=never),
    frame(Orient, "{subject:cards}を? リバースする", voices="active causative", how="reversed", unpack=never),
    frame(
        Move,
        "{subject:cards}を? {lying:state}で? {to:lane-or-field}に|へ 置く|配置する",
        pack=placed,
        unpack=where_placed,
        en="[put] {subject} {lying} {to:goal}",
        clause="34-1",
    ),
    frame(Move, "{subject:cards}を? {lying:state}で? 配置する", pack=placed),
    frame(
        Move,
        "{subject:cards}を? {lying:state}で {to:zone}に|へ 置く",
        pack=put_reversed,
        unpack=where_put_reversed,
        en="[put] {subject} {lying} into {to:own-zone}",
        clause="39-6 16-3",
    ),
    frame(
        MoveLane,
        "{subject:cards}を? {to:lane}に|へ 移動する",
        voices="active causative",
        pack=moved_lane,
        unpack=which_lane,
        en="[move] {subject} {to:goal}",
        clause="19-5",
    ),
    frame(MoveLane, "{subject:cards}を? レーン移動する", voices="active causative", pack=moved_lane),
    frame(
        SwapLanes,
        "{subject:lanes-of}を 入れ替える",
        pack=lanes_swapped,
        unpack=lambda one: {"subject": both_of(one)},
        en="[swap] the lanes of {subject:cards}",
        clause="19-1",
    ),
    frame(
        Battle,
        "{both:cards}で バトルを行う",
        pack=battle,
        unpack=lambda one: {"both": both_of(one)},
        en="{both} [fight] a battle with each other",
        clause="39-19",
    ),
    frame(
        ChangeWait,
        "{subject:cards}を? {by:wait-change} する",
        pack=waits,
        unpack=how_long_it_waits,
        en="[change] the WT of {subject} by {by:signed}",
        clause="39-3",
    ),
    frame(
        GainLife,
        "{whose:holder}は|が {life:life}を {amount:so-many-points} 得る|回復する",
        pack=life_of(GainLife),
        unpack=whose_life,
        en="{whose:master} [gain] {amount:life-points}",
        clause="39-2",
    ),
    frame(
        LoseLife,
        "{whose:holder}は|が {life:life}を {amount:so-many-points} 失う",
        pack=life_of(LoseLife),
        unpack=whose_life,
        en="{whose:master} [lose] {amount:life-points}",
        clause="08-1",
    ),
    frame(GainLife, "{whose:holder}は|が {much:so-much}を 得る|回復する", pack=much_life_of(GainLife)),
    frame(LoseLife, "{whose:holder}は|が {much:so-much}を 失う", pack=much_life_of(LoseLife)),
    frame(
        GainPoints,
        "{whose:player}は|が? {much:so-much}を 得る",
        pack=points_gained,
        unpack=so_many_points,
        en="{whose} [gain] {much}",
        clause="07-6",
    ),
    frame(GainPoints, "{whose:player}は|が? {points:points}を {amount:number} 得る", pack=points_gained_by),
    frame(
        PutTokens,
        "{to:lane-or-field}に|へ? {lying:state}で? {tokens:tokens}を 置く|配置する",
        pack=tokens_put,
        unpack=which_tokens,
        en="[put] {tokens} {lying} {to:goal}",
        clause="39-18",
    ),
    frame(
        MasterAttack,
        "{whose:holder}は|が {attack:attack-with}として|で アタックする",
        pack=attacked,
        unpack=which_attack,
        en="{whose:master} [attack] with {attack}",
        clause="39-9",
    ),
    frame(
        MoveCores,
        "{source:core-place}から {cores:cores}を {to:core-place}に|へ 置く|移動する",
        pack=cores_put,
        unpack=which_cores,
        en="[move] {cores} from {source:core-source} {to:core-goal}",
        clause="39-20",
    ),
    frame(MoveCores, "{cores:cores}を {to:core-place}に|へ 置く|移動する", pack=cores_put),
    frame(
        MoveCores,
        "{cores:taken-cores} {to:core-place}に|へ 置く",
        pack=cores_put,
        unpack=taken_from_outside,
        en="[put] {cores:cores} from outside the game {to:core-goal}",
        clause="39-20",
    ),
    frame(
        ExhaustCores,
        "{cores:cores}を 疲労する",
        voices="causative",
        pack=cores_exhausted,
        unpack=how_many_exhausted,
        en="[exhaust] {cores}",
        clause="39-12",
    ),
    frame(
        RecoverCores,
        "{cores:cores}を|の疲労を 回復する",
        pack=cores_recovered,
        unpack=how_many_recovered,
        en="[recover] {cores}",
        clause="39-13",
    ),
    frame(RecoverCores, "{cores:cores}を {to:state}に する", pack=cores_turned),
    frame(Unlock, "{subject:cards}を? アンロックする", en="[unlock] {subject}", clause="39-17"),
    frame(Play, "{subject:cards}を? プレイする", en="[play] {subject}", clause="39-22"),
    frame(
        LoseEffects,
        "{subject:group}は? 全ての効果を 失う",
        lasts=STAYS,
        unpack=what_is_lost,
        en="{subject} [lose] all effects",
        clause="39-25",
    ),
    frame(
        TreatAs,
        "{subject:cards}を {place:zone}にあるのと同じように 扱う",
        pack=treated,
        unpack=treated_where,
        en="[treat] {subject} as if it were in {place}",
        clause="39-23",
    ),
    frame(
        CountsAsBattle,
        "{damage:this-damage}は {kind:battle-damage}として 扱う",
        pack=lambda damage, kind: CountsAsBattle(),
        unpack=lambda one: {"damage": True, "kind": True},
        en="{damage} [count] as {kind}",
        clause="39-27",
    ),
    frame(
        Damage,
        "{source:one}は|が? {to:target}に? {amount:damage}を ~バトルダメージとして 与える",
        pack=dealt_as_in_battle,
        unpack=what_counts_as_battle,
        en="{source:dealer} [deal] {amount} to {to}, which counts as battle damage",
        clause="39-1 39-27",
    ),
    frame(Mode, "{whose:holder}が {mode:mode}だ である", en="{whose:master} [be] in {mode}", clause="21-1"),
    frame(
        Broke,
        "{subject:one}が ~この効果で? 破壊する",
        forms="past",
        voices="active passive",
        unpack=what_broke,
        en="{subject} broke by this effect",
        clause="12-1",
    ),
    frame(
        Broke,
        "{subject:filter}が ~この効果で 破壊する",
        forms="past",
        voices="active passive",
        unpack=which_broke,
        en="{subject:any} broke by this effect",
        clause="12-1",
    ),
    frame(
        Compares,
        "{of:filter}が {measure:at-least} ~この効果で 破壊する",
        forms="past",
        voices="active passive",
        pack=so_many_broke,
        unpack=how_many_broke,
        clause="12-1",
    ),
    frame(
        ChooseWord,
        "{of:declared-word}を {one:many} 宣言する|選ぶ",
        pack=word_declared,
        unpack=which_word,
        en="[name] {of}",
        clause="02-36",
    ),
    frame(
        ChooseNumber,
        "{numbers:declaring} {name:amount}と する",
        pack=number_declared,
        unpack=from_which_number,
        en="[name] {numbers}, which {name} is",
        clause="02-36 05-3",
    ),
    frame(
        Move,
        "{subject:cards}を? ~裏向きに {to:zone}に|へ 置く",
        pack=put_face_down,
        unpack=put_hidden,
        en="[put] {subject} face down into {to:own-zone}",
        clause="39-6",
    ),
    frame(
        Move,
        "{subject:cards}を? 山札の一番上か一番下に 置く",
        pack=lambda subject: Move(subject, "deck", either_end=True),
        unpack=on_either_end,
        en="[put] {subject} on the top or the bottom of the deck",
        clause="39-6",
    ),
    frame(
        Spend,
        "{whose:player}は|が? {much:so-much}を 払う",
        pack=spent,
        unpack=so_many_points,
        en="{whose} [pay] {much}",
        clause="07-7 31-2",
    ),
    frame(
        RemoveDamage,
        "{subject:damage-on}を {all:all} 取り除く",
        pack=lambda subject, all: RemoveDamage(subject) if all else None,
        unpack=all_removed,
        en="[remove] all damage from {subject:cards}",
        clause="11-4",
    ),
    frame(
        RemoveDamage,
        "{subject:damage-on}を {amount:number} 取り除く",
        en="[remove] {amount} damage from {subject:cards}",
        clause="11-4",
    ),
    frame(
        DivideDamage,
        "{among:one}に {amount:in-all}を ~割り振って 与える",
        pack=divided_among,
        unpack=among_which,
        en="[deal] {amount:damage} divided as you like among {among}",
        clause="39-1 01-8",
    ),
    frame(
        DivideDamage,
        "{among:filter}に {amount:in-all}を ~割り振って 与える",
        unpack=among_what_kind,
        en="[deal] {amount:damage} divided as you like among {among}",
        clause="39-1 01-8",
    ),
    frame(
        DealEachOther,
        "{both:cards}は|が {amount:own-damage}を 与え合う",
        pack=each_other,
        unpack=lambda one: {"both": both_of(one), "amount": Own("atk")},
        en="{both} [deal] each other damage equal to {amount:amount}",
        clause="39-1 11-3",
    ),
    frame(LoseEffects, "{subject:group}は|が? {gifts:gifts}を 失う", pack=lost),
    frame(
        ExtraTurn,
        "{whose:player}は? ~このターンの後に? 追加の1ターンを 得る",
        en="{whose} [get] an extra turn",
        clause="27-1",
    ),
    frame(EndAttack, "アタックを 中止する", en="[stop] the attack", clause="35-2"),
    frame(
        ChangeTarget,
        "アタックターゲットを {to:one}に 変更する",
        en="[change] the target of the attack to {to}",
        clause="35-4",
    ),
    frame(
        DealInstead,
        "{to:one}は|が そのダメージを 受ける",
        pack=lambda to: DealInstead(to, HappenedAmount()),
        unpack=dealt_to_another,
        en="{to} [take] that damage",
        clause="36-18 11-1",
    ),
    frame(
        DealInstead,
        "そのダメージを {amount:half-of-it}に する",
        pack=dealt_instead,
        unpack=half_dealt,
        en="that damage is {amount:half}",
        clause="36-18 11-1",
    ),
    frame(
        DealInstead,
        "そのダメージを {factor:fold}に する",
        pack=dealt_so_often,
        unpack=how_often_dealt,
        en="that damage is multiplied by {factor}",
        clause="36-18 11-1",
    ),
    frame(
        DealInstead,
        "そのダメージを {amount:amount}に する",
        pack=dealt_just,
        unpack=so_much_dealt,
        en="that damage becomes {amount}",
        clause="36-18 11-1",
    ),
    frame(
        DealInstead,
        "そのダメージは {by:number} 減る",
        pack=dealt_less,
        unpack=so_much_less,
        en="that damage is reduced by {by}",
        clause="36-18 11-1",
    ),
    frame(
        SetNumbers,
        "{numbers:numbers}は|が {of:one}と同じに なる",
        pack=as_another,
        unpack=as_which,
        en="{numbers} [become] the same as of {of}",
        clause="39-10",
    ),
    frame(
        Choose,
        "{by:player}は|が? {hand:so-that} {cards:hand-cards}を 選ぶ",
        pack=chosen_down_to,
        unpack=down_to,
        en="{by} [choose] cards {hand:down-to}",
        clause="36-7",
    ),
    frame(WinGame, "{whose:player}は ゲームに 勝利する", en="{whose} [win] the game", clause="25-2"),
    frame(LoseGame, "{whose:player}は ゲームに 敗北する", en="{whose} [lose] the game", clause="25-3"),
)
FRAMES: Final = STATEMENTS + RESTRICTIONS + HAPPENINGS
