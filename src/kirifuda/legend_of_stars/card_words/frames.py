"""Sentences of this book alone."""

from dataclasses import replace
from typing import Final

from ...effects.statements import (
    Choose,
    ChooseAtRandom,
    EndAttack,
    LoseLife,
    Move,
    Orient,
    Permit,
    Play,
    SetNumbers,
    TurnOver,
)
from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    STAYS,
    Amount,
    Count,
    Every,
    Filter,
    Matches,
    Minus,
    Number,
    Subject,
    Together,
)
from ...language.clauses import UntilSoMany
from ...language.frame import Found, Frame, frame, never, straight
from ...language.frames.choosing import chosen as picked
from ...language.frames.choosing import chosen_at_random
from ...language.frames.numbers import multiplied
from ...language.meanings import DOER, SELF, Place, Price, Quantity, Some, Thing, Things, Unnamed
from ...language.scope import NEW
from ...language.sentences import PLAY_THIS
from ..tree import (
    AllDiffer,
    ChooseSquare,
    Down,
    GainEnergy,
    MoveTo,
    Pay,
    PayEnergy,
    PutOnSquare,
    RegainEnergy,
    Reposition,
    Squares,
    SwapSquares,
)
from .board import ANY_SQUARE, EXTRA
from .happenings import HAPPENINGS
from .restrictions import RESTRICTIONS

STEPS: Final = tuple(EXTRA["Step"].values())
ANYWHERE: Final = Squares(rows=("front", "back"))
FIELD: Final = Place(("field",), EITHER)
POSITIONS: Final = ("attack", "defense", "defense-left", "defense-right")


def repositioned(subject: Subject, to: str) -> Reposition | None:
    """アタック表示にする."""
    return Reposition(subject, to) if to in POSITIONS else None


def turned_over(subject: Subject, to: str) -> TurnOver | None:
    """裏側表示にする, 裏側ディフェンス表示にする."""
    face, _, position = to.rpartition(" ")
    if face:
        return TurnOver(subject, face, position)
    return TurnOver(subject, to) if to in ("face-up", "face-down") else None


def how_it_lies(one: TurnOver) -> Found:
    return {"subject": one.subject, "to": _lying(one.face, one.position)}


def _lying(face: str, position: str) -> str:
    return f"{face} {position}".strip()


def oriented(subject: Subject, to: str) -> Orient | None:
    """ゲイン表示にする."""
    return Orient(subject, to) if to in ("gained", "regained") else None


def where_put_out(one: PutOnSquare) -> Found | None:
    if one.squares != Squares() or one.whose:
        return None
    return {"subject": one.subject, "lying": _lying(one.face, one.position), "to": Place((), EITHER)}


def on_which_squares(one: PutOnSquare) -> Found | None:
    if one.squares == Squares() or one.whose:
        return None
    to = ANY_SQUARE if one.squares == ANYWHERE else one.squares
    return {"subject": one.subject, "lying": _lying(one.face, one.position), "to": to}


def to_which_squares(one: MoveTo) -> Found | None:
    return straight(one) if one.squares not in STEPS else None


def by_a_step(one: MoveTo) -> Found | None:
    return straight(one) if one.squares in STEPS else None


def put_out(subject: Subject, to: Place, lying: str = "") -> PutOnSquare | Move | None:
    """Onto the field: a character onto a square, a support into its zone."""
    if to.zones != ("field",):
        return None
    face, _, position = lying.rpartition(" ")
    if lying in ("face-up", "face-down"):
        face, position = lying, ""
    return PutOnSquare(subject, Squares(), position, face, to.whose if to.whose in (SELF, OPPONENT) else "")


def put_out_from(place: Place, what: Things, to: Place = FIELD, lying: str = "") -> PutOnSquare | Move | None:
    """トラッシュからキャラクターを1枚場に出す."""
    if what.filter.whose != EITHER or what.filter.zones or what.quantity is None:
        return None
    return put_out(Some(replace(what.filter, whose=place.whose, zones=place.zones), what.quantity), to, lying)


def put_on_squares(subject: Subject, to: Squares, lying: str = "") -> PutOnSquare:
    face, _, position = lying.rpartition(" ")
    if lying in ("face-up", "face-down"):
        face, position = lying, ""
    return PutOnSquare(subject, ANYWHERE if to == ANY_SQUARE else to, position, face)


def moved_to(subject: Subject, squares: Squares) -> MoveTo:
    return MoveTo(subject, Squares() if squares == ANY_SQUARE else squares)


def discarded(subject: Subject) -> Move | None:
    if isinstance(subject, Some) and "hand" not in subject.filter.zones:
        return None
    return Move(subject, "trash")


def what_is_discarded(one: Move) -> Found | None:
    return {"subject": one.subject} if one == Move(one.subject, "trash") else None


def played_from(place: Place, what: Things) -> Play | None:
    """手札からサポートを1枚、コストを払わずにプレイする."""
    if what.filter.whose != EITHER or what.filter.zones or what.quantity is None:
        return None
    return Play(Some(replace(what.filter, whose=place.whose, zones=place.zones), what.quantity))


def discarded_at_random(what: Things, by: str) -> tuple[ChooseAtRandom, Move] | None:
    chosen = chosen_at_random(what, DOER)
    if (
        chosen is None
        or "hand" not in what.filter.zones
        or (by != DOER and what.filter.whose not in (EITHER, SELF, by))
    ):
        return None
    return chosen, Move(Unnamed(), "trash")


def made_to_discard(what: Things, by: str = "") -> tuple[Choose, Move] | None:
    """相手に手札を1枚捨てさせる: whose hand it is chooses."""
    whose = by or what.filter.whose
    if (
        "hand" not in what.filter.zones
        or whose in (EITHER, SELF, BOTH)
        or (by and what.filter.whose not in (EITHER, by))
    ):
        return None
    chosen = picked(replace(what, filter=replace(what.filter, whose=whose)), whose)
    return (chosen, Move(Unnamed(), "trash")) if isinstance(chosen, Choose) else None


def energy(subject: Subject, turns: type[GainEnergy] | type[RegainEnergy]) -> GainEnergy | RegainEnergy | None:
    """Energy of a player is not told apart (2.4): so many of it are turned."""
    if isinstance(subject, Some) and subject.filter == Filter(subject.filter.whose, ("energy-zone",)):
        quantity = subject.quantity
        if not quantity.up_to and not quantity.any_number:
            return turns(_player(subject.filter.whose), quantity.count)
    if isinstance(subject, Every) and subject.filter == Filter(subject.filter.whose, ("energy-zone",)):
        return turns(_player(subject.filter.whose), None)
    return None


def how_much_energy(one: GainEnergy | RegainEnergy) -> Found:
    of = Filter(one.whose, ("energy-zone",))
    return {"subject": Some(of, Quantity(one.count)), "turns": type(one)}


def tapped(subject: Subject, how: str) -> Orient | None:
    return Orient(subject, how) if energy(subject, GainEnergy) is None else None


def how_tapped(one: Orient) -> Found:
    return {"subject": one.subject, "how": one.how}


def _player(whose: str) -> str:
    return DOER if whose == EITHER else whose


def put_as_energy(subject: Subject, to: Place, lying: str) -> Move | None:
    if to != Place(("energy-zone",), EITHER) or lying not in ("gained", "regained"):
        return None
    return Move(subject, "energy-zone", exhausted=lying == "gained")


def how_put_as_energy(one: Move) -> Found | None:
    if one != Move(one.subject, "energy-zone", exhausted=True):
        return None
    return {"subject": one.subject, "to": Place(("energy-zone",), EITHER), "lying": "gained"}


def square_chosen(whose: str, one: Quantity) -> ChooseSquare | None:
    return ChooseSquare(NEW, Squares(), whose) if one == Quantity(Number(1), "つ") else None


def which_square(one: ChooseSquare) -> Found | None:
    return {"whose": one.whose, "one": Quantity(Number(1), "つ")} if one.squares == Squares() else None


def discarded_down_to(hand: UntilSoMany) -> tuple[Choose, Move] | None:
    """手札が3枚になるように捨てる: as many as there are too many."""
    if hand.place.zones != ("hand",):
        return None
    of = Filter(DOER if hand.place.whose == EITHER else hand.place.whose, ("hand",))
    return Choose(NEW, of, Minus(Count(of), hand.amount), by=DOER), Move(Unnamed(), "trash")


def put_at_either_end(subject: Subject) -> Move:
    return Move(subject, "deck", either_end=True)


def at_either_end(one: Move) -> Found | None:
    return {"subject": one.subject} if one == Move(one.subject, "deck", either_end=True) else None


def energy_again(whose: str, to: Place, card: bool) -> Permit | None:
    return (
        Permit("place-energy-again", whose=whose, lasts=STAYS)
        if to == Place(("energy-zone",), EITHER) and card
        else None
    )


def who_places_again(one: Permit) -> Found | None:
    if one != Permit("place-energy-again", whose=one.whose, lasts=one.lasts):
        return None
    return {"whose": one.whose, "to": Place(("energy-zone",), EITHER), "card": True}


def may_be_played(subject: Subject) -> Permit:
    return Permit(PLAY_THIS, subject)


def life_paid(whose: str, amount: Amount) -> Pay:
    return Pay(LoseLife(whose, amount))


def life_to_pay(one: Pay) -> Found | None:
    return {"whose": one.what.whose, "amount": one.what.amount} if isinstance(one.what, LoseLife) else None


def energy_paid(subject: Subject) -> Pay | None:
    made = energy(subject, GainEnergy)
    return Pay(made) if made is not None else None


def energy_to_pay(one: Pay) -> Found | None:
    return {"subject": how_much_energy(one.what)["subject"]} if isinstance(one.what, GainEnergy) else None


def which_swap(one: SwapSquares) -> Found | None:
    return {"both": one.one if one.one == one.other else Together((one.one, one.other))}


def swapped_with_each_other(both: Subject) -> SwapSquares:
    return SwapSquares(both, both)


def swapped(both: Subject) -> SwapSquares | None:
    if isinstance(both, Together):
        return swapped_with(*both.subjects) if len(both.subjects) == 2 else None
    if isinstance(both, Some) and both.quantity.count != Number(2):
        return None
    return SwapSquares(both, both)


def swapped_with(one: Subject, other: Subject) -> SwapSquares | None:
    """Of one player: a character never leaves its player's side (8.2)."""
    sides = {each.filter.whose for each in (one, other) if isinstance(each, Some)}
    return SwapSquares(one, other) if len(sides) < 2 else None


def all_differ(of: Thing, all: bool = True) -> AllDiffer | None:
    """キャラクターの種族が全て異なる."""
    words = {"属性": "attribute", "種族": "race", "カード名": "name"}
    if not isinstance(of.of, Every) or of.key not in words or not all:
        return None
    return AllDiffer(of.of.filter, words[of.key])


def so_much_energy_paid(whose: str, amount: Amount) -> Pay:
    return Pay(GainEnergy(whose, amount))


def price_paid(price: Price) -> Pay | None:
    return Pay(GainEnergy(DOER, price.amount)) if price.word == "エネルギー" else None


STATEMENTS: Final[tuple[Frame, ...]] = (
    frame(
        Move,
        "{subject:cards}を? 捨てる",
        pack=discarded,
        unpack=what_is_discarded,
        en="[discard] {subject}",
        clause="3.2",
    ),
    frame(
        GainEnergy,
        "{subject:cards}を ゲインする",
        pack=energy,
        unpack=how_much_energy,
        turns=GainEnergy,
        en="[turn] {subject} sideways (gain)",
        clause="6.6 2.4",
    ),
    frame(
        RegainEnergy,
        "{subject:cards}を リゲインする",
        pack=energy,
        unpack=how_much_energy,
        turns=RegainEnergy,
        en="[turn] {subject} upright (regain)",
        clause="6.5 2.4",
    ),
    frame(
        Orient,
        "{subject:cards}を? ゲインする",
        pack=tapped,
        unpack=how_tapped,
        how="gained",
        en="[turn] {subject} sideways (gain)",
        clause="6.6",
    ),
    frame(
        Orient,
        "{subject:cards}を? リゲインする",
        pack=tapped,
        unpack=how_tapped,
        how="regained",
        en="[turn] {subject} upright (regain)",
        clause="6.5",
    ),
    frame(
        Move,
        "{subject:cards}を? {lying:state}で {to:zone}に 置く",
        pack=put_as_energy,
        unpack=how_put_as_energy,
        en="[put] {subject} into {to} {lying:lying-so}",
        clause="3.4",
    ),
    frame(PayEnergy, "{amount:amount}だ エネルギー", en="[pay] {amount} energy", clause="2.5.1"),
    frame(
        Pay,
        "{whose:life}を {amount:number} 払う",
        pack=life_paid,
        unpack=life_to_pay,
        en="{whose} [pay] {amount:life-points}",
        clause="8.1 3.7",
    ),
    frame(
        Pay,
        "{subject:cards}を 払う",
        pack=energy_paid,
        unpack=energy_to_pay,
        en="[pay] with {subject}",
        clause="8.1 2.5.1",
    ),
    frame(
        Move, "{by:player}は|が? {what:some}を ~無作為に 捨てる", voices="active causative", pack=discarded_at_random
    ),
    frame(Move, "{by:someone}に? {what:some}を 捨てる", voices="causative", pack=made_to_discard),
    frame(Pay, "{price:price}を 払う", pack=price_paid),
    frame(Pay, "{whose:energy}を {amount:number} 払う", pack=so_much_energy_paid),
    frame(Pay, "{whose:energy}を {amount:so-often} 払う", pack=so_much_energy_paid),
    frame(SetNumbers, "{numbers:numbers}は|が {factor:fold}に なる", pack=multiplied),
    frame(
        Play,
        "{subject:cards}を? ~コストを払わずに プレイする",
        en="[play] {subject} without paying its cost",
        clause="8.3",
    ),
    frame(Play, "{place:zone}から {what:some}を ~コストを払わずに プレイする", pack=played_from),
    frame(
        Reposition,
        "{subject:cards}を? {to:state}に する",
        pack=repositioned,
        unpack=straight,
        en="[turn] {subject} into {to}",
        clause="6",
    ),
    frame(
        TurnOver,
        "{subject:cards}を? {to:state}に する",
        pack=turned_over,
        unpack=how_it_lies,
        en="[turn] {subject} {to}",
        clause="6.3 6.4",
    ),
    frame(Orient, "{subject:cards}を? {to:state}に する", pack=oriented),
    frame(Reposition, "{subject:position-of}を 変更する", en="[change] the position of {subject:cards}", clause="6"),
    frame(SwapSquares, "{one:cards}と {other:places-of}を 入れ替える", pack=swapped_with),
    frame(SwapSquares, "{one:places-of}と {other:places-of}を 入れ替える", pack=swapped_with),
    frame(
        SwapSquares,
        "{both:places-of}を 入れ替える",
        pack=swapped,
        unpack=which_swap,
        en="[swap] the squares of {both:cards}",
        clause="8.2",
    ),
    frame(Down, "{subject:cards}を? ダウン状態に する", en="[down] {subject}", clause="8.12"),
    frame(
        PutOnSquare,
        "{subject:cards}を? {lying:state}で? {to:zone}に 出す",
        pack=put_out,
        unpack=where_put_out,
        en="[put] {subject} onto {to} {lying:lying-so}",
        clause="3.3 3.3.3",
    ),
    frame(PutOnSquare, "{place:zone}から {what:some}を {lying:state}で? {to:zone}に? 出す", pack=put_out_from),
    frame(
        PutOnSquare,
        "{subject:cards}を? {lying:state}で? {to:squares}に 出す",
        pack=put_on_squares,
        unpack=on_which_squares,
        en="[put] {subject} onto {to} {lying:lying-so}",
        clause="3.3",
    ),
    frame(
        MoveTo,
        "{subject:cards}を? {squares:squares}に|へ 移動する",
        voices="causative",
        pack=moved_to,
        unpack=to_which_squares,
        en="[move] {subject} to {squares}",
        clause="8.2",
    ),
    frame(MoveTo, "{subject:cards}を? {squares:squares}に|へ 移動する", pack=moved_to),
    frame(
        MoveTo,
        "{subject:cards}を? {squares:squares} 移動する",
        voices="causative",
        pack=moved_to,
        unpack=by_a_step,
        en="[move] {subject} {squares}",
        clause="8.2",
    ),
    frame(MoveTo, "{subject:cards}を? {squares:squares} 移動する", pack=moved_to),
    frame(MoveTo, "{subject:cards}を? {squares:squares}に|へ 動かす|戻す", pack=moved_to),
    frame(MoveTo, "{subject:cards}を? {squares:squares} 動かす", pack=moved_to),
    frame(Down, "{subject:cards}を? ダウンする", voices="causative", unpack=never),
    frame(
        Move,
        "{subject:cards}を? デッキの一番上か一番下に 置く",
        pack=put_at_either_end,
        unpack=at_either_end,
        en="[put] {subject} on the top or the bottom of the deck",
        clause="3.1",
    ),
    frame(
        ChooseSquare,
        "{whose:empty-square}を {one:many} 選ぶ",
        pack=square_chosen,
        unpack=which_square,
        en="[choose] one of {whose:possessive} empty squares",
        clause="9.6",
    ),
    frame(Move, "{hand:so-that} 捨てる", pack=discarded_down_to),
    frame(
        Permit,
        "{whose:player}は ~もう1度 {to:zone}に {card:one-card}を 置く",
        forms="may can",
        pack=energy_again,
        unpack=who_places_again,
        en="{whose} can put one more card into {to}",
        clause="9.1",
    ),
    frame(Permit, "{whose:player}は ~もう1度 {to:zone}に {card:card}を 置く", forms="may can", pack=energy_again),
    frame(Permit, "{subject:group}は? プレイする", forms="can may", pack=may_be_played),
    *(
        frame(
            AllDiffer,
            f"{{filter:filter}}が 全て{word}が異なる",
            of=of,
            en=f"no two of {{filter}} have the same {of}",
        )
        for word, of in (
            ("属性", "attribute"),
            ("種族", "race"),
            ("カード名", "name"),
            ("コスト", "cost"),
            ("スピード", "speed"),
        )
    ),
    frame(Matches, "{subject:one}が いる", pack=lambda subject: Matches(subject, Filter(zones=("field",)))),
    frame(EndAttack, "アタックを 終了する", en="[end] the attack", clause="5.5.1"),
    frame(EndAttack, "アタックは|が 終了する", unpack=never),
    frame(AllDiffer, "{of:words-of}が {all:all} 異なる", pack=all_differ),
    frame(AllDiffer, "{of:words-of}が ~それぞれ 異なる", pack=all_differ),
)
FRAMES: Final = STATEMENTS + RESTRICTIONS + HAPPENINGS
