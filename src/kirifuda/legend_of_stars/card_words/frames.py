"""Sentences of this book alone."""

from typing import Final

from ...effects.statements import Choose, EndAttack, LoseLife, Move, Orient, Permit, Play, TurnOver
from ...effects.tree import EITHER, STAYS, Amount, Count, Every, Filter, Minus, Number, Subject
from ...language.clauses import UntilSoMany
from ...language.frame import Frame, frame
from ...language.meanings import DOER, OWNER, SELF, Place, Quantity, Some, Unnamed
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
from .happenings import HAPPENINGS
from .restrictions import RESTRICTIONS

POSITIONS: Final = ("attack", "defense", "defense-left", "defense-right")


def turned(subject: Subject, to: str) -> Reposition | TurnOver | Orient | None:
    """アタック表示にする, 裏側表示にする, ゲイン表示にする."""
    face, _, position = to.rpartition(" ")
    if face:
        return TurnOver(subject, face, position)
    if to in POSITIONS:
        return Reposition(subject, to)
    if to in ("face-up", "face-down"):
        return TurnOver(subject, to)
    return Orient(subject, to)


def put_out(subject: Subject, to: Place, lying: str = "") -> PutOnSquare | Move | None:
    """Onto the field: a character onto a square, a support into its zone."""
    if to.zones != ("field",) or to.whose not in (EITHER, OWNER, SELF):
        return None
    face, _, position = lying.rpartition(" ")
    if lying in ("face-up", "face-down"):
        face, position = lying, ""
    return PutOnSquare(subject, Squares(), position, face)


def put_on_squares(subject: Subject, to: Squares, lying: str = "") -> PutOnSquare:
    face, _, position = lying.rpartition(" ")
    if lying in ("face-up", "face-down"):
        face, position = lying, ""
    return PutOnSquare(subject, to, position, face)


def discarded(subject: Subject) -> Move | None:
    if isinstance(subject, Some) and "hand" not in subject.filter.zones:
        return None
    return Move(subject, "trash")


def tapped(subject: Subject, how: str) -> Orient | GainEnergy | RegainEnergy:
    """Energy of a player is not told apart (2.4): so many of it are turned."""
    record = GainEnergy if how == "gained" else RegainEnergy
    if isinstance(subject, Some) and subject.filter == Filter(subject.filter.whose, ("energy-zone",)):
        quantity = subject.quantity
        if not quantity.up_to and not quantity.any_number:
            return record(_player(subject.filter.whose), quantity.count)
    if isinstance(subject, Every) and subject.filter == Filter(subject.filter.whose, ("energy-zone",)):
        return record(_player(subject.filter.whose), None)
    return Orient(subject, how)


def _player(whose: str) -> str:
    return DOER if whose == EITHER else whose


def put_as_energy(subject: Subject, to: Place, lying: str) -> Move | None:
    if to != Place(("energy-zone",), EITHER) or lying not in ("gained", "regained"):
        return None
    return Move(subject, "energy-zone", exhausted=lying == "gained")


def square_chosen(whose: str, one: Quantity) -> ChooseSquare | None:
    return ChooseSquare(NEW, Squares(), whose) if one == Quantity(Number(1), "つ") else None


def discarded_down_to(hand: UntilSoMany) -> tuple[Choose, Move] | None:
    """手札が3枚になるように捨てる: as many as there are too many."""
    if hand.place.zones != ("hand",):
        return None
    of = Filter(DOER if hand.place.whose == EITHER else hand.place.whose, ("hand",))
    return Choose(NEW, of, Minus(Count(of), hand.amount), by=DOER), Move(Unnamed(), "trash")


def put_at_either_end(subject: Subject) -> Move:
    return Move(subject, "deck", either_end=True)


def energy_again(whose: str, to: Place, card: bool) -> Permit | None:
    return (
        Permit("place-energy-again", whose=whose, lasts=STAYS)
        if to == Place(("energy-zone",), EITHER) and card
        else None
    )


def life_paid(whose: str, amount: Amount) -> Pay:
    return Pay(LoseLife(whose, amount))


def energy_paid(energy: Subject) -> Pay | None:
    made = tapped(energy, "gained")
    return Pay(made) if isinstance(made, GainEnergy) else None


STATEMENTS: Final[tuple[Frame, ...]] = (
    frame(Move, "{subject:cards}を? 捨てる", pack=discarded),
    frame(Orient, "{subject:cards}を? ゲインする", pack=tapped, how="gained"),
    frame(Orient, "{subject:cards}を? リゲインする", pack=tapped, how="regained"),
    frame(Move, "{subject:cards}を? {lying:state}で {to:zone}に 置く", pack=put_as_energy),
    frame(PayEnergy, "{amount:amount}だ エネルギー"),
    frame(Pay, "{whose:life}を {amount:number} 払う", pack=life_paid),
    frame(Pay, "{energy:cards}を 払う", pack=energy_paid),
    frame(Play, "{subject:cards}を? ~コストを払わずに プレイする"),
    frame(Reposition, "{subject:cards}を? {to:state}に する", pack=turned),
    frame(Reposition, "{subject:position-of}を 変更する"),
    frame(SwapSquares, "{one:cards}と {other:places-of}を 入れ替える"),
    frame(SwapSquares, "{both:places-of}を 入れ替える", pack=lambda both: SwapSquares(both, both)),
    frame(Down, "{subject:cards}を? ダウン状態に する"),
    frame(PutOnSquare, "{subject:cards}を? {lying:state}で? {to:zone}に 出す", pack=put_out),
    frame(PutOnSquare, "{subject:cards}を? {lying:state}で? {to:squares}に 出す", pack=put_on_squares),
    frame(MoveTo, "{subject:cards}を? {squares:squares}に 移動する", voices="causative"),
    frame(MoveTo, "{subject:cards}を {squares:squares} 移動する"),
    frame(MoveTo, "{subject:cards}を {squares:squares}に 移動する"),
    frame(MoveTo, "{subject:cards}を? {squares:squares} 移動する", voices="causative"),
    frame(Down, "{subject:cards}を? ダウンする", voices="causative"),
    frame(Move, "{subject:cards}を? デッキの一番上か一番下に 置く", pack=put_at_either_end),
    frame(ChooseSquare, "{whose:empty-square}を {one:many} 選ぶ", pack=square_chosen),
    frame(Move, "{hand:so-that} 捨てる", pack=discarded_down_to),
    frame(Permit, "{whose:player}は ~もう1度 {to:zone}に {card:one-card}を 置く", forms="may can", pack=energy_again),
    frame(Permit, "{subject:group}は? プレイする", forms="can may", pack=lambda subject: Permit(PLAY_THIS, subject)),
    *(
        frame(AllDiffer, f"{{filter:filter}}が 全て{word}が異なる", of=of)
        for word, of in (
            ("属性", "attribute"),
            ("種族", "race"),
            ("カード名", "name"),
            ("コスト", "cost"),
            ("スピード", "speed"),
        )
    ),
    frame(EndAttack, "アタックを 終了する"),
)
FRAMES: Final = STATEMENTS + RESTRICTIONS + HAPPENINGS
