"""Whom and what a sentence means: who does it, what its pronouns stand for, how long it lasts. Decided here alone.

What stands at the head of a sentence holds to its end, until the text itself changes it. A pronoun has exactly one
antecedent, or the text is refused.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Any, Final

from ..effects.parts import parts_of
from ..effects.statements import (
    CardsPicked,
    ChangeCost,
    ChangeDamage,
    ChangeStats,
    Choose,
    ChooseAtRandom,
    ChooseLane,
    ChooseWord,
    Damage,
    Destroy,
    Draw,
    DrawUpTo,
    Forbid,
    GainLife,
    Grant,
    Later,
    Let,
    LookAt,
    LoseEffects,
    LoseLife,
    Modes,
    Move,
    NextTurn,
    Orient,
    Permit,
    SetLife,
    SetNumbers,
    Shuffle,
    StatValue,
    TurnOver,
)
from ..effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    STAYS,
    THIS_TURN,
    YOU,
    Amount,
    AsDeclared,
    AtPhase,
    Compares,
    Condition,
    Count,
    Counterpart,
    DealtWith,
    Every,
    Exists,
    Extreme,
    Fact,
    Filter,
    Half,
    Happened,
    Happening,
    InChosenLane,
    IsFalse,
    IsIt,
    Matches,
    Mentioned,
    Minus,
    Node,
    Not,
    Number,
    OfEach,
    Own,
    PlayerStat,
    SameLane,
    Stat,
    Statement,
    Subject,
    Test,
    This,
    Those,
    Times,
    Together,
    TopCards,
    Variable,
    When,
)
from .chart import Work
from .clauses import Span, Unit
from .meanings import (
    ANYBODYS,
    DOER,
    LATEST,
    NOBODYS,
    SELF,
    UNKNOWN,
    Acted,
    Aimed,
    AmongLooked,
    ChosenAs,
    DeedCount,
    Difference,
    HappenedAmount,
    Here,
    IntoDeck,
    It,
    OfItself,
    OfTheirs,
    OtherThan,
    Picked,
    Rest,
    Same,
    Some,
    SumOf,
    Swapped,
    Unnamed,
    is_another,
)
from .trouble import Refused
from .vocabulary import Vocabulary

NEXT_TURN: Final = "next-turn:"
"""A duration that begins later: 相手の次のターンの間."""
OWN: Final = "own:"
"""A duration that is called 自分の, which is not yours where somebody else does it."""
OF_SO_MUCH: Final = frozenset({"damaged", "player-damaged", "gained-life", "lost-life", "points-gained"})
"""Happenings that have a number: そのダメージ, 与えたダメージ."""
AMONG: Final = (IsIt(AmongLooked()),)
OTHERS: Final = Not(IsIt(OtherThan()))
MORE: Final = Not(IsIt(OtherThan(more=True)))
NEW: Final = -1
"""A slot that has no number yet."""

POINTS: Final = {Damage: "damaged", GainLife: "gained-life", LoseLife: "lost-life"}
"""Statements that deal with points, as happenings call them."""
OF_NO_CARDS: Final = ("damaged", "gained-life")
"""Points that no そうした枚数 is."""
COUNTED: Final = (Move, Destroy, Draw, Orient, TurnOver, LoseLife)
"""Statements that deal with cards, so that そうした数 after them is how many."""
BY_EACH: Final = (Move, Draw)
"""Of those, where both players do it, the ones of which it is known how many each dealt with."""

LEAVES: Final = frozenset({"destroyed", "broken", "discarded", "sacrificed", "exiled"})
"""Happenings after which a card is no longer where it was."""
BACK: Final = ("hand", "deck")
"""Zones into which cards are put back."""
OF_THE_FIELD: Final = (ChangeStats, SetNumbers, Grant, LoseEffects, Forbid, Permit)
"""Statements about what cards on the field are like."""


OF_PLAYERS: Final = (Draw, GainLife, LoseLife)
"""Statements about players, of whom each may do it so often as its own cards are many."""
PREPARES: Final = (CardsPicked, ChooseAtRandom, ChooseLane, ChooseWord, Let, LookAt)
"""Statements that settle what others are about."""


def is_lasting(one: Statement) -> bool:
    """Whether a statement lasts as long as the sentence says. What waits says itself how long."""
    return hasattr(one, "lasts") and not isinstance(one, Later)


@dataclass(frozen=True, slots=True)
class Deed:
    """What a statement brought up: cards in a slot, of these categories, one or several. `whose`: if one player's."""

    sentence: int
    slot: int
    categories: tuple[str, ...]
    several: bool
    whose: str = ""
    chosen: bool = False
    """It was chosen, and not drawn, looked at or all of a kind."""
    two: bool = False
    """They are just two."""
    at_most_two: bool = False
    hidden: bool = False
    """They were picked in a zone that only its player sees."""
    unseen: bool = False
    """They do not lie where numbers and abilities of cards count."""
    picked: bool = True
    """The text said 選ぶ of them."""
    zones: tuple[str, ...] = ()
    """Where they were chosen; (): on the field."""
    done: str = ""
    """The verb of what brought them up, where the text may call them by it: クロノチェックで置いたカード."""


@dataclass(frozen=True, slots=True)
class Counted:
    """A deed that says how many cards it dealt with: its slot, its verb, what the cards are, whether both did it."""

    slot: int
    verb: str
    voice: str
    categories: tuple[str, ...]
    by_both: bool
    points: str = ""
    """It dealt with no cards but with points, of which kind."""
    of_one: bool = True
    """Points of one card or player: of several, the sum or that of each could be meant."""
    of_each: bool = False
    """Done by both, it is known how many each of them dealt with."""


@dataclass(slots=True)
class Looked:
    """Cards that were looked at: where they lie, whose they are, and which of them were taken since."""

    slot: int
    whose: str
    zone: str
    sentence: int
    taken: tuple[int, ...] = ()
    seen: bool = True
    """They were shown, so that one of them is chosen next."""

    @property
    def zones(self) -> tuple[str, ...]:
        """Cards that were chosen lie where they lie."""
        return (self.zone,) if self.zone else ()


@dataclass(slots=True)
class Scope:
    """What is known at a place of a text. A copy goes with each reading that is tried."""

    vocabulary: Vocabulary
    bearer: Subject | None = None
    """The card of the text, where a sentence that names nothing can be about it."""
    is_there: bool = True
    """The card that bears the text is one of those that it speaks of: no spell on its way."""
    name: str = ""
    """What the text may call its own card."""
    work: Work | None = None
    """The steps that are left for the text; None: each sentence has its own."""
    happening: Happening | None = None
    about_happening: Subject | None = None
    """The card that the happening is about, which a sentence may leave out."""
    is_going_on: bool = False
    """It is told as something that goes on for a while: アタックする時, which アタックした時 does not."""
    deeds: tuple[Deed, ...] = ()
    looked: Looked | None = None
    slots: int = 0
    named: Mapping[type, int] = field(default_factory=dict)
    """The slots of words, lanes and squares that were declared or chosen last."""
    sentence: int = 0
    each: bool = False
    """What both do, each of them does by turns: of each of them it is said as of you."""
    counted: "Counted | None" = None
    """What the last statement did, if it says how many it dealt with."""
    all_counted: "tuple[Counted, ...]" = ()
    """What the text did so far that says so."""
    unshuffled: Span | None = None
    """Where cards were put into a deck that was not shuffled since."""
    into_deck_of: str = ""
    into_deck: Subject | None = None
    """What was put into a deck last."""
    picked: CardsPicked | None = None
    """What was picked of a kind and not chosen: what of the kind is left is 残り."""
    searched: str = ""
    """Whose deck cards were chosen from, which was not shuffled since."""
    aimed: Subject | None = None
    """Who was dealt damage last."""
    instead: bool = False
    """This is done in place of the sentence before."""
    spoken_of: bool = False
    """This sentence has done something with the card of the happening."""
    last_before: Subject | None = None
    """What the sentence before was about at its end."""
    deeds_done: int = 0
    done: tuple[str, str] = ("", "")
    """The last verb of the text, with its voice."""
    asked: Subject | None = None
    """Of what the last sentence with a condition asked how it is."""
    asked_at: int = 0
    asked_before: Subject | None = None
    """Of what the sentence before asked that."""
    under: bool = False
    """A condition stands before, which speaks of something else than the card of the text."""
    existed: tuple[int, bool] = (0, False)
    """The sentence that last asked whether such cards are there at all, and whether it was of there being some."""
    there: Filter | None = None
    """What the condition of this sentence asks for: whether such cards are there."""
    lies_open: bool = False
    """What is said is so of cards on the field only."""
    is_a_gift: bool = False
    """What is said is what cards get."""
    # Of this sentence.
    doer: str = ""
    doer_before: str = ""
    """Who did what the sentence before says."""
    goes_on: str = ""
    """It goes on with the sentence before: その後 ("then"), さらに ("more")."""
    chooser: str = ""
    """Who chose this line of a list."""
    doer_used: bool = True
    """Something was that player's to do."""
    doer_open: bool = False
    """A clause before named somebody who does something else: who does this, the text must say."""
    topic: Subject | None = None
    topic_used: bool = True
    last: Subject | None = None
    lasts: str = ""
    lasts_used: bool = True
    compared: Compares | None = None
    before: list[Statement] = field(default_factory=list)
    pending: frozenset[int] = frozenset()
    """What this sentence chose and did nothing with as yet."""
    away: frozenset[int] = frozenset()
    """The slots of cards that were put elsewhere than on the field."""
    left: Subject | None = None
    """What the sentence before chose and did nothing with, until this one has done something."""
    of_each: bool = False
    """While an amount is looked at: what is the doers' own is each player's own."""
    own_used: bool = False
    """Something in it was."""
    own_from: int | None = None
    """While a statement is looked at: the first of the deeds that it needs itself."""
    among: bool = False
    """This clause picks among what was just looked at."""
    groups: dict[Filter, int] = field(default_factory=dict)
    """Of this clause: the slots of the groups it speaks of."""
    all_of: tuple[Filter, ...] = ()
    """Of this statement: all cards of which kinds it speaks of."""
    at: Span = (0, 0)

    def copy(self) -> "Scope":
        looked = replace(self.looked) if self.looked is not None else None
        return replace(self, looked=looked, before=list(self.before))

    def begin_sentence(self) -> None:
        last = self.last
        self.left = last if self.pending else None
        self.sentence += 1
        self.asked_before = self.asked if self.asked_at == self.sentence - 1 else None
        self.topic, self.last, self.lasts, self.lasts_used = None, None, "", True
        self.doer_used = True
        self.doer_open = False
        self.goes_on = ""
        self.compared = None
        self.pending = frozenset()
        self.topic_used = True
        self.instead = self.under = self.spoken_of = False
        self.doer_before, self.doer = self.doer, ""
        self.there = None
        self.last_before = last
        self.last = self.about_happening

    def owes_nobody(self, in_passing: bool) -> None:
        """～しない限り: who did that does nothing more; where は names that player, who does the rest is open."""
        self.doer_open = self.doer not in ("", YOU) and not in_passing
        self.doer, self.doer_used = "", True

    def in_place_of_the_last(self) -> None:
        """代わりに: what is left out is what the sentence before was about."""
        self.instead = True
        self.last = self.last_before

    def asks_what_became_of_the_last(self) -> None:
        """2ダメージを与える。ブレイクしなかったなら: of the one card that the sentence before was about."""
        of = self.last_before
        if self.last is None and isinstance(of, Those) and not self.are_several(of):
            self.last = of

    def done_by_turns(self, before: "tuple[Counted, ...]") -> None:
        """What was done since was done by each of the players: 捨てた枚数 could be that of one of them."""
        since = tuple([replace(one, by_both=True, of_each=False) for one in self.all_counted[len(before) :]])
        self.all_counted = (*before, *since)

    def forget(self) -> None:
        """What was done is done again: which of its cards a text could then speak of is open."""
        self.deeds, self.last, self.looked, self.counted, self.all_counted = (), None, None, None, ()

    def happens(self, happening: Happening, about: Subject | None) -> None:
        """What an ability waits for: of that, and of the card it is about, the text may speak."""
        self.counted, self.all_counted = None, ()
        self.happening = happening
        self.about_happening = about
        self.last = about

    def began(self, moment: Condition) -> Condition:
        """A time at the head of an ability."""
        if isinstance(moment, AtPhase):
            return self.settled(replace(moment, whose=moment.whose or BOTH))  # type: ignore[no-any-return]
        condition: Condition = self.settled(moment)
        if isinstance(condition, When):
            what = condition.happening.what
            self.happens(condition.happening, what if isinstance(what, This) else None)
        return condition

    def waits(self, unit: Unit) -> When:
        """…した時 at the head of an ability."""
        self.at = unit.at
        happening = self.settled(unit.meaning)
        self.happens(happening, about(happening, unit.topic))
        self.is_going_on = unit.ending.verb.form == "plain" and happening.kind in self.vocabulary.goes_on
        return When(happening)

    def refuse(self, reason: str, **given: object) -> Refused:
        return Refused(reason, self.at, **given)

    # --- what a clause says before its verb ----------------------------------------------------------

    def enter(self, unit: Unit) -> None:
        self.at = unit.at
        if unit.lasts:
            self.lasts, self.lasts_used = unit.lasts, False
        if unit.goes_on and self.goes_on != "more":
            self.goes_on = unit.goes_on
        if unit.doer:
            if not self.doer_used:
                raise self.refuse("nothing-to-do")
            self.doer_open = False
            self.doer = YOU if unit.doer == SELF or (unit.doer == BOTH and self.each) else unit.doer
            self.doer_used = not unit.owes_doer or self.doer == YOU
        if self.lasts.startswith(OWN):
            if self.doer not in ("", YOU):
                raise self.refuse("which-player")
            self.lasts = self.lasts.removeprefix(OWN)
        self.before = []
        if unit.topic is not None:
            if not self.topic_used:
                raise self.refuse("about-nothing")
            if isinstance(unit.topic, Some) and not unit.untaken:
                return  # what is done with them chooses them
            self.topic = self.settled(unit.topic)
            self.topic_used = not unit.untaken

    def statements(self, unit: Unit) -> list[Statement]:
        """The statements of a clause, with those before it that its phrases need."""
        made: list[Statement] = []
        chosen: tuple[Subject, ...] = ()
        self.groups = {}
        self.among = self._just_looked()
        if unit.called is not None and unit.called.of is not None:
            self.at = unit.at
            call = self.vocabulary.called(self.settled(unit.called.of), unit.called.owns)
            if call is None:
                raise self.refuse("no-such-thing")
            made.append(call)
        self.before = []
        self.enter(unit)
        made += self.before
        for raw in unit.meaning:
            self.before = []
            if isinstance(raw, Forbid) and isinstance(raw.subject, Unnamed) and unit.doer:
                raise self.refuse("about-what")  # あなたはダメージを受けない: it is that player who does not
            if isinstance(raw, CardsPicked):
                chosen += (self._choose(raw),)
                self.pending |= _slots_of(chosen[-1])
                self.last = chosen[0] if len(chosen) == 1 else Together(chosen)
                made += self.before
                continue
            if isinstance(raw, LoseLife) and raw.whose == DOER and self._is_anothers_line():
                raise self.refuse("which-player")
            if isinstance(raw, Damage) and raw.to == Unnamed() and unit.topic is not None and unit.untaken:
                raise self.refuse("damage-to-whom")  # ミニオン全ては2ダメージを与える: they deal it
            raw = self._among_what_was_looked_at(raw)
            side = ""
            if isinstance(raw, OfTheirs):
                side, raw = raw.whose, raw.move
            if isinstance(raw, IntoDeck):
                raw = Move(raw.subject, "deck")
                self.unshuffled = self.at
            elif isinstance(raw, Shuffle):
                raw = self._shuffled(raw)
            if isinstance(raw, Swapped):
                made += self._swapped(raw)
                continue
            self.lies_open = isinstance(raw, OF_THE_FIELD)
            self.is_a_gift = isinstance(raw, ChangeStats | Grant)
            if self.lies_open and self.last is not None and self._is_out_of_sight(self.last):
                self.last = self.about_happening
            self.own_from = len(self.deeds)
            self.all_of = ()
            if _picks(raw):
                raw = replace(raw, filter=without_test(raw.filter, Picked()))
            if _is_of_each_their_own(raw):
                raise self.refuse("each-their-own")
            one = self.settled(raw)
            self.own_from = None
            subject = getattr(one, "subject", None)
            if self.lies_open and (self._has_left(subject) or _slots_of(subject) & self.away):
                raise self.refuse("about-what")
            self._between_two(one)
            if side and self._owner_of(one.subject) != self._player(side):
                raise self.refuse("owners-zone")
            if getattr(raw, "subject", None) == Unnamed() and is_lasting(one) and self._is_hidden(one.subject):
                raise self.refuse("about-what")  # 手札を1枚捨て、＋1000される: not the card of the hand
            if self.doer not in ("", YOU, BOTH) and _is_anybodys(getattr(one, "subject", None)):
                one = self._with_its_own(one)
            if unit.per is not None:
                one = multiplied(one, self._amount_of(one, unit.per), self)
            one = self._named(self._noted(self._lasting(self._finished(one))))
            made += [*self.before, one]
            if not isinstance(one, Shuffle):  # 戻してシャッフルし、同じ枚数引く
                self.counted = self._counts(one, unit)
                self.all_counted += (self.counted,) if self.counted is not None else ()
            self.done = unit.ending.verb.lemma, unit.ending.verb.voice
            self.deeds_done += 1
            if isinstance(
                one, (Move, LookAt, *self.vocabulary.counted)
            ):  # 破壊した～ may not be what was to be destroyed
                self._done_with(getattr(one, "subject", None), unit.ending.verb.lemma)
            if isinstance(one, Damage):
                self.aimed = one.to
            self._lies(one)
            if getattr(one, "to", None) == "deck":
                every = isinstance(one.subject, Every) and one.subject.filter.whose == EITHER
                self.into_deck_of = BOTH if every else self._whose(one.subject)
                self.into_deck = one.subject
        self.left = None
        return made

    def _with_its_own(self, one: Any) -> Any:
        """対戦相手はSSをすべてワイプする, ユニットすべてを手札に戻す: players turn and put back what is their own.

        Whose is destroyed, the text must say.
        """
        if not isinstance(one, Orient) and getattr(one, "to", "") not in BACK:
            raise self.refuse("whose-cards")
        self.doer_used = True
        return replace(one, subject=replace(one.subject, filter=replace(one.subject.filter, whose=self.doer)))

    def _between_two(self, one: Any) -> None:
        """What two cards do to each other, no more and no fewer than two do."""
        if not isinstance(getattr(one, "one", None), Subject) or not isinstance(getattr(one, "other", None), Subject):
            return
        if one.one != one.other or isinstance(one.one, Together):
            sides = one.one.subjects if one.one == one.other else (one.one, one.other)
            if len(sides) != 2 or any(isinstance(side, Every | Together) or self.are_several(side) for side in sides):
                raise self.refuse("only-two")
        elif not any(one.one == Those(deed.slot) and deed.at_most_two for deed in self.deeds):
            raise self.refuse("only-two")

    def _lies(self, one: Any) -> None:
        """What was put elsewhere than on the field has no numbers and abilities there until it comes back."""
        to = getattr(one, "to", None)
        slots = _slots_of(getattr(one, "subject", None))
        if to in self.vocabulary.zones.values():
            self.away = self.away - slots if to == self.vocabulary.field else self.away | slots
        elif not isinstance(one, OF_THE_FIELD):
            self.away -= slots

    def _done_with(self, subject: Subject | None, verb: str) -> None:
        """The text may call cards by what was first done with them: 除外したカード."""
        for place, deed in enumerate(self.deeds):
            if isinstance(subject, Those) and deed.slot == subject.slot and not deed.done:
                self.deeds = (*self.deeds[:place], replace(deed, done=verb), *self.deeds[place + 1 :])

    def _named(self, one: Any) -> Any:
        """What says how many it dealt with has a slot, by which the text can speak of that."""
        if not self._is_counted(one) or one.slot is not None:
            return one
        return replace(one, slot=self.new_slot())

    def _is_counted(self, one: Any) -> bool:
        return isinstance(one, (*COUNTED, *self.vocabulary.counted))

    def _counts(self, one: Any, unit: Unit) -> "Counted | None":
        if not self._is_counted(one):
            return None
        verb = unit.ending.verb
        by_both = self.doer == BOTH and not isinstance(one, LoseLife)  # of life, the sum is one number
        categories = self._categories(getattr(one, "subject", None))
        points = POINTS.get(type(one), "")
        of_each = isinstance(one, (*BY_EACH, *self.vocabulary.counted_by_each))
        return Counted(one.slot, verb.lemma, verb.voice, categories, by_both, points, self._is_of_one(one), of_each)

    def _is_of_one(self, one: Statement) -> bool:
        to = getattr(one, "to", None)
        return not isinstance(to, Every) and not self.are_several(to) and getattr(one, "whose", "") != BOTH

    def _categories(self, subject: Subject | None) -> tuple[str, ...]:
        if isinstance(subject, Every):
            return subject.filter.categories
        found = [deed.categories for deed in self.deeds if isinstance(subject, Those) and deed.slot == subject.slot]
        return found[-1] if found else ()

    def _choose(self, one: CardsPicked) -> Subject:
        """Chosen by whoever does it; where both do, each chooses. After a look, among what was looked at."""
        one = replace(one, filter=without_test(one.filter, Picked()))
        if (
            (self._just_looked() or self._also_of_those(one.filter))
            and one.filter.whose == EITHER
            and not one.filter.zones
            and one.filter.tests[:1] != AMONG
        ):
            one = replace(one, filter=replace(one.filter, tests=AMONG + one.filter.tests))
        by = self._player(one.by) if one.by else ""
        if by == BOTH and self.vocabulary.each_at_once and one.filter.whose in (SELF, DOER):
            chosen = self.settled(replace(one, filter=replace(one.filter, whose=BOTH)))
            noted = self._noted(self._finished(replace(chosen, filter=replace(chosen.filter, whose=BOTH))))
            self.before.append(noted)
            return Those(noted.slot)
        if by != BOTH or self.vocabulary.each_at_once:
            chosen = self.settled(one)
            noted = self._noted(self._finished(replace(chosen, filter=_but_itself(chosen.filter))))
            if self.vocabulary.chosen_on_use and isinstance(noted, Choose) and _counts_deeds(noted.count):
                raise self.refuse("count-of-what")  # it is chosen before anything is done
            self.before.append(noted)
            return Those(noted.slot)
        slots: list[Subject] = []
        for player in (YOU, OPPONENT):
            each = replace(self, doer=player)
            chosen = each.settled(replace(one, by=player))
            noted = self._noted(chosen)
            self.before.append(noted)
            slots.append(Those(noted.slot))
        self.last = Together(tuple(slots))
        return self.last

    def _also_of_those(self, of: Filter) -> bool:
        """ユニットカードとスペルカードを1枚ずつ: the second as well, and another kind than the first."""
        if not self.among or self.looked is None or not self.looked.taken:
            return False
        for deed in self.deeds:
            if deed.slot in self.looked.taken and not (set(deed.categories) and set(of.categories)):
                raise self.refuse("which-one", word="")
            if deed.slot in self.looked.taken and set(deed.categories) & set(of.categories):
                raise self.refuse("which-one", word="")
        return True

    def _among_what_was_looked_at(self, raw: Any) -> Any:
        """その中 left out: 3枚を公開し、＜竜＞を全て手札に加える."""
        subject = getattr(raw, "subject", None)
        if not isinstance(raw, Move) or not isinstance(subject, Every) or not self._just_looked():
            return raw
        of = subject.filter
        if of.whose != EITHER or of.zones or of.tests[:1] == AMONG:
            return raw
        return replace(raw, subject=replace(subject, filter=replace(of, tests=AMONG + of.tests)))

    def _shuffled(self, raw: Shuffle) -> Shuffle:
        """シャッフルする, without saying which: the decks that cards were just put into."""
        if raw.whose == NOBODYS:
            deck = self.into_deck_of if self.unshuffled is not None else self.searched
            if not deck:
                deck = self._owner_called()
            if not deck:
                raise self.refuse("shuffle-what")
            raw = Shuffle(deck)
        self.unshuffled, self.searched = None, ""
        return raw

    def _owner_called(self) -> str:
        """ユニット1体を持ち主のデッキに戻してシャッフルする: whose deck that is, is known when it is there."""
        card = self.into_deck
        if not isinstance(card, Those) or self.are_several(card):
            return ""
        call = self.vocabulary.called(card, True)
        if call is None:
            return ""
        self.before.append(call)
        return self.vocabulary.that_player

    def _swapped(self, raw: Swapped) -> list[Statement]:
        """A number of one card for that of another."""
        self.before = []
        one, other = self.settled(raw.one), self.settled(raw.other)
        if self.are_several(one) or self.are_several(other) or isinstance(one, Every) or isinstance(other, Every):
            raise self.refuse("only-two")
        kept = Let("X", Stat(raw.stat, one))
        first = self._lasting(SetNumbers(one, (StatValue(raw.stat, Stat(raw.stat, other)),), STAYS))
        second = self._lasting(SetNumbers(other, (StatValue(raw.stat, Variable("X")),), STAYS))
        return [*self.before, kept, first, second]

    def _is_out_of_sight(self, subject: Subject) -> bool:
        """Cards that were drawn, or looked at: nothing that lasts is said of them without naming them."""
        return any(isinstance(subject, Those) and deed.slot == subject.slot and deed.unseen for deed in self.deeds)

    def _is_looked_at(self, of: Filter) -> bool:
        return self.looked is not None and IsIt(Those(self.looked.slot)) in of.tests

    def _just_looked(self) -> bool:
        return (
            self.looked is not None
            and self.looked.seen
            and not self.looked.taken
            and self.sentence - self.looked.sentence <= 1
        )

    def _finished(self, one: Any) -> Any:
        subject = getattr(one, "subject", None)
        side: str = getattr(one, "whose", "")
        if subject is not None and side and not is_lasting(one) and self._owner_of(subject) == side:
            one = replace(one, whose="")  # to their owner's side, where they go anyway
        made = self.vocabulary.finished(one, self._categories(subject))
        if made is None or isinstance(made, str):
            raise self.refuse(made or "no-such-thing")
        return made

    def _owner_of(self, subject: Subject) -> str:
        """The player whose cards these are, if that is known."""
        if isinstance(subject, This):
            return YOU
        if isinstance(subject, Every):
            return subject.filter.whose
        if isinstance(subject, TopCards):
            return subject.whose
        if isinstance(subject, Those):
            return next((deed.whose for deed in self.deeds if deed.slot == subject.slot), "")
        what = self.happening.what if self.happening is not None and isinstance(subject, Mentioned) else None
        return YOU if isinstance(what, This) else what.whose if isinstance(what, Filter) else ""

    def _lasting(self, one: Any) -> Any:
        if is_lasting(one):
            self.lasts_used = True
            if self.is_going_on and not self.lasts:
                raise self.refuse("for-how-long")
            if self.lasts.startswith(NEXT_TURN):
                whose = self.lasts.removeprefix(NEXT_TURN)
                if whose == EITHER and self.doer in (YOU, OPPONENT):
                    whose = self.doer  # 相手は次のターン: that player's
                return NextTurn(whose, (replace(one, lasts=THIS_TURN),))
            return replace(one, lasts=self.lasts or STAYS)
        if self.lasts.startswith(NEXT_TURN) and not isinstance(one, PREPARES):
            raise self.refuse("nothing-lasts")  # 次のターン、～し、カードを1枚引く: now, or then?
        return one

    def _noted(self, one: Any) -> Any:
        """What it brings up is kept."""
        if type(one) in self.vocabulary.keeps:
            one = self.vocabulary.keeps[type(one)](self, one)
        elif isinstance(one, CardsPicked | ChooseAtRandom):
            one = replace(one, slot=self.new_slot())
            self._are_so_many(one)
            if isinstance(one, CardsPicked) and one.by in (YOU, DOER):
                one = replace(one, by="")
            self.picked = one if isinstance(one, CardsPicked) and not isinstance(one, Choose) else None
            count = one.count
            several = count != Number(1) or (isinstance(one, CardsPicked) and one.any_number)
            two = count == Number(2) and isinstance(one, CardsPicked) and not one.up_to
            at_most_two = count == Number(2) and not (isinstance(one, CardsPicked) and one.any_number)
            self.brings_up(one.slot, one.filter.categories, several, isinstance(one, Choose), two, one.filter.whose)
            self.deeds = (*self.deeds[:-1], replace(self.deeds[-1], at_most_two=at_most_two, zones=one.filter.zones))
            if one.filter.zones == ("deck",) and not self._is_looked_at(one.filter):
                self.searched = self._player(one.filter.whose)
            if set(one.filter.zones) & self.vocabulary.own_zones:
                self.deeds = (*self.deeds[:-1], replace(self.deeds[-1], hidden=True))
            if self.looked is not None and IsIt(Those(self.looked.slot)) in one.filter.tests:
                self.looked.taken += (one.slot,)
        elif isinstance(one, Modes):
            one = replace(one, by="" if one.by == YOU else one.by)
        elif isinstance(one, Draw):
            one = replace(one, slot=self.new_slot())
            assert one.slot is not None
            self.brings_up(one.slot, (), one.count != Number(1), whose=one.whose, unseen=True)
        elif isinstance(one, LookAt):
            one = replace(one, slot=self.new_slot())
            self.looks(one)
        elif isinstance(one, Move):
            one = self.moved(one)
        elif getattr(one, "slot", None) == NEW:
            one = replace(one, slot=self.new_slot())
            if isinstance(one, ChooseLane) and one.by == YOU:
                one = replace(one, by="")
            self.named = {**self.named, type(one): one.slot}
            if isinstance(one, DrawUpTo) and one.slot is not None:
                self.brings_up(one.slot, (), several=True)
            elif isinstance(made := getattr(one, "count", None), Amount):
                self.brings_up(one.slot, (), made != Number(1))
        return self._kept(one)

    def _are_so_many(self, one: CardsPicked | ChooseAtRandom) -> None:
        """A player has one master and one lord: 自分のロードを2体."""
        of = one.filter
        alone = not of.zones and len(of.categories) == 1 and of.categories[0] in self.vocabulary.sole
        most = 1 if of.whose in (YOU, OPPONENT) else 2
        if alone and isinstance(one.count, Number) and one.count.value > most:
            raise self.refuse("no-such-thing")

    def _kept(self, one: Any) -> Any:
        """All cards of a kind that a statement is about can be spoken of again."""
        subject = getattr(one, "subject", None)
        if isinstance(subject, Every) and subject.slot is None and not isinstance(one, LookAt):
            if subject.filter not in self.groups:
                self.groups[subject.filter] = self.new_slot()
                of = subject.filter
                self.brings_up(self.groups[of], of.categories, several=True, whose=of.whose)
            return replace(one, subject=replace(subject, slot=self.groups[subject.filter]))
        if isinstance(subject, Those | This | Mentioned | Counterpart | Together):
            self.last = subject
            self.spoken_of |= isinstance(subject, Mentioned | Counterpart)
        hurt = getattr(one, "to", None)
        if isinstance(hurt, Every) and hurt.slot is None:
            slot = self.new_slot()
            self.brings_up(slot, hurt.filter.categories, several=True, whose=hurt.filter.whose)
            return replace(one, to=replace(hurt, slot=slot))
        return one

    def looks(self, one: LookAt) -> None:
        of = one.subject
        if isinstance(of, TopCards):
            self.looked = Looked(one.slot, of.whose, "deck", self.sentence)
            self.brings_up(one.slot, (), of.count != Number(1), whose=of.whose)
        elif isinstance(of, Every) and len(of.filter.zones) == 1:
            self.looked = Looked(one.slot, of.filter.whose, of.filter.zones[0], self.sentence)
            self.brings_up(one.slot, (), several=True, whose=of.filter.whose)

    def moved(self, one: Any) -> Any:
        """What is put somewhere: cards of a deck can be spoken of then, and what was looked at lies there now."""
        if isinstance(one.subject, TopCards):
            slot = self.new_slot()
            self.brings_up(slot, (), one.subject.count != Number(1), whose=one.subject.whose)
            self.looked = Looked(slot, one.subject.whose, one.to, self.sentence, seen=False)
            return replace(one, subject=replace(one.subject, slot=slot))
        if self.looked is not None and one.subject == Those(self.looked.slot):
            self.looked.zone = one.to
        return one

    def _whose(self, subject: Subject) -> str:
        """Whose cards these are; "": it is not known."""
        whose = EITHER
        if isinstance(subject, Every):
            whose = subject.filter.whose
        elif isinstance(subject, TopCards):
            whose = subject.whose
        elif isinstance(subject, This):
            whose = YOU
        for deed in self.deeds:
            if isinstance(subject, Those) and deed.slot == subject.slot:
                whose = deed.whose
        return "" if whose == EITHER else whose

    def new_slot(self) -> int:
        self.slots += 1
        return self.slots - 1

    def brings_up(
        self,
        slot: int,
        categories: tuple[str, ...],
        several: bool,
        chosen: bool = False,
        two: bool = False,
        whose: str = "",
        unseen: bool = False,
        done: str = "",
    ) -> None:
        self.deeds += (Deed(self.sentence, slot, categories, several, whose, chosen, two, unseen=unseen, done=done),)
        self.last = Those(slot)

    # --- what is meant -----------------------------------------------------------------------------------

    def settled(self, part: Any) -> Any:
        """The same with everything that the sentence decides in its place."""
        if isinstance(part, str):
            return self._player(part)
        if isinstance(part, tuple):
            return tuple(self.settled(one) for one in part)
        settle = _SETTLED.get(type(part))
        if settle is not None:
            return settle(self, part)
        if not isinstance(part, Node) or not is_dataclass(part):
            return part
        changed: dict[str, Any] = {}
        if getattr(part, "slot", None) == LATEST:
            changed["slot"] = self._latest(self.vocabulary.chosen_by[type(part)])
        if getattr(part, "lane_of", None) == LATEST:
            changed["lane_of"] = self._latest(ChooseLane)
        chosen: dict[int, Any] = {}
        for one in fields(part):
            if one.name in changed:
                continue
            value = getattr(part, one.name)
            if isinstance(value, Amount) and isinstance(part, OF_PLAYERS):
                new = self._amount_of(part, value)
            else:
                new = chosen[id(value)] if id(value) in chosen else self.settled(value)
            if isinstance(value, Some):
                chosen[id(value)] = new  # 2体の位置を入れ替える: they are chosen once
            if new is not value:
                changed[one.name] = new
        return replace(part, **changed) if changed else part

    def _amount_of(self, part: Any, value: Any) -> Any:
        """What both players do so much of, 自分のユニット1体につき, each does as often as it is so of that one."""
        if not isinstance(part, OF_PLAYERS) or self.doer != BOTH or self._player(part.whose) != BOTH:
            return self.settled(value)
        self.of_each, self.own_used = True, False
        found = self.settled(value)
        self.of_each = False
        return OfEach(found) if self.own_used else found

    def _player(self, word: str) -> str:
        if word in (DOER, SELF):
            self.doer_used = True
            if self.doer_open or self._goes_on_with_another():
                raise self.refuse("which-player")
            if self.of_each:
                self.own_used = True
                return YOU
        if word == ANYBODYS:
            raise self.refuse("which-player")
        if word == DOER:
            return self.doer or YOU
        if word == BOTH and self.each:
            return YOU
        if word == SELF:
            if self.doer == BOTH:
                raise self.refuse("each-their-own")
            return self.doer or YOU
        return word

    def _is_anothers_line(self) -> bool:
        """相手は以下から1つを選ぶ。・手札を1枚捨てる: whose, what is given up, the line must say."""
        return self.chooser not in ("", YOU) and not self.doer

    def _goes_on_with_another(self) -> bool:
        """相手は1枚捨てる。さらに1枚捨てる: of whoever did the first? お互いは～。その後、～: of both?"""
        before = (BOTH,) if self.goes_on == "then" else (BOTH, OPPONENT) if self.goes_on else ()
        return not self.doer and self.doer_before in before

    def _filter(self, one: Filter) -> Filter:
        whose = one.whose
        if (self.each or self.of_each) and whose in (YOU, OPPONENT):
            raise self.refuse("each-their-own")  # of both players neither is called あなた
        if whose == ANYBODYS and not set(one.zones) & self.vocabulary.own_zones:
            whose = EITHER
        elif whose == EITHER and set(one.zones) & self.vocabulary.own_zones and AMONG[0] not in one.tests:
            whose = DOER
        elif whose == BOTH and not set(one.zones) & self.vocabulary.own_zones:
            whose = EITHER
        if whose == DOER and self._is_anothers_line():
            raise self.refuse("which-player")
        order = list(dict.fromkeys(self.vocabulary.zones.values()))
        zones = tuple(sorted(one.zones, key=order.index)) if one.zones != (self.vocabulary.field,) else ()
        tests: tuple[Test, ...] = ()
        for test in one.tests:
            if test == IsIt(AmongLooked()) and self.looked is None and self.under and self.there is not None:
                if zones or whose != EITHER:
                    raise self.refuse("among-where")
                zones, whose = self.there.zones, self.there.whose  # ミニオンがいるなら、そのうち1体を
                one = replace(one, categories=one.categories or self.there.categories)
                tests += self.there.tests
            elif test == IsIt(AmongLooked()):
                looked = self._what_was_looked_at()
                if zones not in ((), looked.zones) or whose not in (EITHER, looked.whose):
                    raise self.refuse("among-where")
                zones, whose = looked.zones, looked.whose
                tests += (IsIt(Those(looked.slot)),)
            elif test == MORE and AMONG[0] in one.tests:  # もう1枚, of what was looked at: none of those taken
                taken = self._what_was_looked_at().taken
                if not taken:
                    raise self.refuse("other-than-what", word="もう")
                tests += tuple(Not(IsIt(Those(slot))) for slot in taken)
            elif test in (OTHERS, MORE):
                tests += (Not(IsIt(self._others(one.categories, self._player(whose), test == MORE))),)
            else:
                tests += (self.settled(test),)
        tests = in_order(tests)
        found = Filter(self._player(whose), zones, one.categories, tests)
        extremes = tuple(test for test in tests if isinstance(test, Extreme) and test.among == UNKNOWN)
        if extremes:
            among = replace(found, tests=tuple(test for test in tests if test not in extremes))
            whole = tuple(replace(test, among=among) if test in extremes else test for test in tests)
            found = replace(found, tests=whole)
        return found

    def asks_where(self, fact: Any) -> None:
        """カードを3枚捨てる。ミニオンがなければ: on the field, or among those that were just dealt with?"""
        asked = fact.fact if isinstance(fact, IsFalse) else fact
        if not isinstance(asked, Exists) or asked.filter.whose != EITHER or asked.filter.zones:
            return
        if any(isinstance(test, IsIt) or test == OTHERS for test in asked.filter.tests):
            return
        near = [deed for deed in self.deeds if deed.sentence >= self.sentence - 1 and not deed.categories]
        if any(deed.hidden or deed.unseen or not deed.chosen for deed in near):
            raise self.refuse("there-or-among")

    def _declared(self, one: AsDeclared) -> AsDeclared:
        return AsDeclared(self._latest(ChooseWord), one.of)

    def _chosen_lane(self, one: InChosenLane) -> InChosenLane:
        return InChosenLane(self._latest(ChooseLane))

    def _latest(self, kind: type) -> int:
        if kind not in self.named:
            raise self.refuse("nothing-declared")
        return self.named[kind]

    def _matches(self, one: Matches) -> Matches:
        """Where something is said to lie is not left out, though it be the field."""
        found = self.settled(one.filter)
        if self.vocabulary.field in one.filter.zones:
            found = replace(found, zones=one.filter.zones)
        if one.filter.whose == EITHER:  # a card lies in a zone of its owner
            found = replace(found, whose=EITHER)
        return Matches(self.settled(one.subject), found)

    def _compares(self, one: Compares) -> Fact:
        """手札の枚数が3以下: there are at most three."""
        how_many = self.settled(one.one)
        other = self.settled(one.other)
        if isinstance(how_many, Count) and isinstance(other, Number):
            return Exists(how_many.of, one.how, other)
        return Compares(how_many, one.how, other)

    def _set_numbers(self, one: SetNumbers) -> SetNumbers:
        subject = self.settled(one.subject)
        several = isinstance(subject, Every | Together) or self.are_several(subject)

        def value(each: StatValue) -> StatValue:
            if not isinstance(each.amount, OfItself):
                return replace(each, amount=self.settled(each.amount))
            of = each.amount
            stat = of.stat or each.stat
            own: Amount = Own(stat) if several else Stat(stat, subject)
            return StatValue(
                each.stat, Half(own, of.down) if of.half else Times(own, of.factor) if of.factor != 1 else own
            )

        return SetNumbers(subject, tuple(value(each) for each in one.values), one.lasts, one.original)

    def are_several(self, subject: Subject | None) -> bool:
        return any(isinstance(subject, Those) and deed.slot == subject.slot and deed.several for deed in self.deeds)

    def _is_hidden(self, subject: Subject) -> bool:
        return any(isinstance(subject, Those) and deed.slot == subject.slot and deed.hidden for deed in self.deeds)

    def are_two(self, subject: Subject) -> bool:
        return any(isinstance(subject, Those) and deed.slot == subject.slot and deed.two for deed in self.deeds)

    def _set_life(self, one: SetLife) -> SetLife:
        whose = self._player(one.whose)
        if isinstance(one.amount, OfItself):
            if whose == BOTH:
                raise self.refuse("each-their-own")
            return SetLife(whose, Half(PlayerStat("life", whose), one.amount.down))
        return SetLife(whose, self.settled(one.amount))

    def _what_was_looked_at(self) -> Looked:
        """Cards that were looked at; where there are none, the several that were chosen: 2体を選び、1体を～."""
        if self.looked is None:
            chosen = [deed for deed in self.deeds if deed.chosen and self.sentence - deed.sentence <= 1]
            if len(chosen) != 1 or not chosen[0].several or len(chosen[0].zones) > 1:
                raise self.refuse("among-what")
            lie = chosen[0].zones[0] if chosen[0].zones else ""
            self.looked = Looked(chosen[0].slot, EITHER, lie, self.sentence, seen=False)
            self.pending -= {chosen[0].slot}
        return self.looked

    def _some(self, one: Some) -> Subject:
        """So many of these: they are chosen first, by whoever does it."""
        quantity = one.quantity
        assert quantity.count is not None
        of = one.filter
        if quantity.more:
            of = replace(of, tests=(*of.tests, MORE))
        before = len(self.deeds)
        chosen = self._choose(Choose(NEW, of, quantity.count, quantity.up_to, DOER, quantity.any_number))
        self.deeds = (*self.deeds[:before], *(replace(deed, picked=False) for deed in self.deeds[before:]))
        return chosen

    def _unnamed(self, one: Unnamed) -> Subject:
        if self.topic is not None:
            self.topic_used = True
        found = self.topic or self.last or (self._seen_before() if self.under or self.bearer is None else self.bearer)
        if self.topic is None and self.left is not None and self.left != found:
            found = self._left_open()
        if self.instead and self.topic is None and self._is_a_group(found):
            raise self.refuse("about-what")  # all of a kind, of whom nothing was done in its place
        if isinstance(found, Mentioned | Counterpart) and self._could_be_the_bearer():
            raise self.refuse("about-what")  # アタックターゲットが～なら、ATK＋2: its own, or the target's
        if found is None or (self.topic is None and found in (self.about_happening, self.bearer) and self._looks_on()):
            raise self.refuse("about-what")
        if self.topic is None and self.pending - _slots_of(found):
            raise self.refuse("which-one", word="")
        self.pending -= _slots_of(found)
        return found

    def _could_be_the_bearer(self) -> bool:
        """What a card gets where another card was spoken of may be meant of the card of the text; what has left the
        field gets nothing there."""
        if not self.is_a_gift or self.topic is not None or (self.spoken_of and not self.under):
            return False
        return self.bearer is not None or self._has_left(Mentioned())

    def _has_left(self, subject: Subject | None) -> bool:
        """What was destroyed has nothing any more, unless this sentence has put it somewhere."""
        gone = self.happening is not None and self.happening.kind in LEAVES
        return gone and subject == Mentioned() and not self.spoken_of

    def _seen_before(self) -> Subject | None:
        """それがトークンなら～。トークンでないなら～; 公開する。ミニオンなら～: the one card that it was about."""
        if self.under or self.bearer is not None or self.about_happening is not None:
            return None
        if isinstance(self.asked_before, Those):
            return self.asked_before
        seen = self.looked if self.looked is not None and self.looked.sentence == self.sentence - 1 else None
        return (
            Those(seen.slot) if seen is not None and not seen.taken and not self.are_several(Those(seen.slot)) else None
        )

    def _is_a_group(self, subject: Subject | None) -> bool:
        """All cards of a kind, which a statement was about."""
        slots = set(self.groups.values()) | {one.slot for one in self.deeds if one.several and not one.chosen}
        return isinstance(subject, Those) and subject.slot in slots

    def _left_open(self) -> Subject:
        """キャラクターを1体選ぶ。破壊する: that one, where no other card could be meant."""
        if self.left is None or self.bearer is not None or self.about_happening is not None:
            raise self.refuse("about-what")
        return self.left

    def _looks_on(self) -> bool:
        """The sentence before looked at cards: what this one leaves out may be those."""
        return not self.lies_open and self.looked is not None and self.looked.sentence == self.sentence - 1

    def _same(self, one: Same) -> Subject:
        if self.last is None:
            raise self.refuse("about-what")
        return self.last

    def _every(self, one: Every) -> Subject:
        """Where a player has one of them at most, all of them are that one."""
        found = _but_itself(self.settled(one.filter))
        self.all_of += (found,)
        whose = BOTH if one.filter.whose == BOTH else found.whose
        if found == Filter(found.whose, categories=found.categories[:1]) and whose != EITHER:
            for category in found.categories:
                if category in self.vocabulary.sole:
                    return self.vocabulary.sole[category](whose)
        return replace(one, filter=found)

    def _stat(self, one: Stat) -> Stat:
        """A number of one card: whether several are added up, the text must say."""
        of = self.settled(one.of)
        if isinstance(of, Together) or self.are_several(of):
            raise self.refuse("sum-or-each")
        return replace(one, of=of)

    def _sum_of(self, one: SumOf) -> Stat:
        return replace(one.stat, of=self.settled(one.stat.of))

    def _aimed(self, one: Aimed) -> Subject:
        if self.aimed is None or not self.instead:
            raise self.refuse("damage-to-whom")
        return self.aimed

    def _here(self, one: Here) -> Subject:
        topic = self.topic if isinstance(self.topic, This | Those) else None
        found = topic or self.last or self.bearer
        named = any(deed.chosen and not deed.hidden for deed in self.deeds)
        unclear = topic is None and found == self.bearer and named
        if found is None or unclear or self._is_out_of_sight(found):
            raise self.refuse("same-as-what")
        return found

    def _rest(self, one: Rest) -> Subject:
        if self.looked is None and self.picked is not None:
            of = self.picked.filter
            return Every(replace(of, tests=(*of.tests, Not(IsIt(Those(self.picked.slot))))))
        looked = self._what_was_looked_at()
        tests: tuple[Test, ...] = tuple(Not(IsIt(Those(slot))) for slot in looked.taken)
        return Every(Filter(looked.whose, looked.zones, (), (*tests, IsIt(Those(looked.slot)))))

    def _others(self, categories: tuple[str, ...], whose: str, more: bool) -> Subject:
        """他の: than the card itself; in an effect that is played, or where it cannot be, than what was brought up."""
        near = [deed for deed in self.deeds if set(deed.categories) & set(categories)]
        latest = max([deed.sentence for deed in near], default=0)
        near = [deed for deed in near if deed.sentence == latest]
        if not near and self.is_there and not more:
            if self.topic in (Mentioned(), Counterpart()):
                raise self.refuse("other-than-what", word="他の")  # それは他のユニット1体につき: than that one?
            return This()
        if len(near) != 1 or (self.is_there and whose != OPPONENT and not more):
            raise self.refuse("other-than-what", word="もう" if more else "他の")
        return Those(near[0].slot)

    def _one_there(self, one: It) -> Subject | None:
        """ミニオンがいるなら、そのミニオンを: the one that is there, where it can be but one; else which is open."""
        of = self.there
        if of is None or one.several or not self.under:
            return None
        if one.categories and of.categories and not set(one.categories) & set(of.categories):
            return None
        if not self.vocabulary.alone(of):
            raise self.refuse("which-one", word=one.word)
        return Every(of)

    def _it(self, one: It) -> Subject:
        near = [deed for deed in self.deeds if _may_be(deed, one)]
        if one.chosen and any(deed.picked for deed in near):
            near = [deed for deed in near if deed.picked]
        if not near and (there := self._one_there(one)) is not None:
            return there
        latest = max([deed.sentence for deed in near], default=0)
        near = [deed for deed in near if deed.sentence == latest]
        own = self.deeds[self.own_from :] if self.own_from is not None else ()
        if any(deed in own for deed in near) and any(_may_be(deed, one) for deed in self.deeds if deed not in own):
            raise self.refuse(
                "which-one", word=one.word
            )  # そのパワーに等しいダメージをユニット1体に: of which of them?
        if not one.several and self.looked is not None and {deed.slot for deed in near} & {*self.looked.taken}:
            near = [deed for deed in near if deed.slot != self.looked.slot]  # 3枚を見て、その中から1枚を選び、それを
        asked = self.asked if self.under and not one.several else None
        if isinstance(asked, Mentioned | Counterpart):  # アタックターゲットが～なら、それを～
            if near:
                raise self.refuse("which-one", word=one.word)
            return asked
        if near:
            if len(near) > 1 and one.several and (not one.two or len(near) == 2):
                self.pending -= {deed.slot for deed in near}
                return Together(tuple([Those(deed.slot) for deed in near]))
            if len(near) > 1:
                raise self.refuse("which-one", word=one.word)
            if (one.several and not near[0].several) or (one.two and not near[0].two):
                raise self.refuse("only-one", word=one.word)
            self.pending -= {near[0].slot}
            return Those(near[0].slot)
        return self._mentioned(one)

    def _chosen_as(self, one: ChosenAs) -> Subject:
        chosen = [deed for deed in self.deeds if deed.chosen]
        if len(chosen) < one.place or not _may_be(chosen[one.place - 1], one):
            raise self.refuse("nothing-named", word=str(one.place))
        return Those(chosen[one.place - 1].slot)

    def _mentioned(self, one: It) -> Subject:
        if one.chosen:
            raise self.refuse("nothing-named", word=one.word)
        if any(_can_be_called(group, one.categories) for group in self.all_of):
            raise self.refuse("which-one", word=one.word)  # ミニオン全てに、そのミニオンのコストに等しいダメージを
        happening = self.happening
        if happening is None and not one.several and (card := self._named_alone(one)) is not None:
            return card
        if happening is None or one.several:
            raise self.refuse("nothing-named", word=one.word)
        named = [happening.what, happening.other]
        cards = [what for what in named if isinstance(what, Filter)]
        if named == [None, None] and happening.kind in self.vocabulary.brings_a_card:
            return Mentioned()
        if isinstance(happening.what, This) and not isinstance(happening.other, Filter):
            return This()
        if len(cards) != 1:
            raise self.refuse("which-one", word=one.word)
        if one.categories and cards[0].categories and not set(one.categories) & set(cards[0].categories):
            raise self.refuse("nothing-named", word=one.word)
        return Mentioned() if cards[0] is happening.what else Counterpart()

    def _named_alone(self, one: It) -> Subject | None:
        """このユニットがワイプ状態ならば、それを～; これは～: of nothing else has been spoken."""
        if self.deeds or one.categories:
            return None
        return self.bearer if one.word == "これ" and not self.under else self.last if self.last == This() else None

    def _acted(self, one: Acted) -> Subject:
        happening = self.happening
        done = [deed for deed in self.deeds if deed.done == one.verb and _may_be(deed, one)]
        if len(done) == 1:
            return Those(done[0].slot)
        if happening is None or done:
            raise self.refuse("nothing-named", word=one.verb)
        found = self.vocabulary.acted(happening, one.verb, one.voice)
        card = happening.what if isinstance(found, Mentioned) else happening.other
        if found is None or not _can_be_called(card, one.categories):
            raise self.refuse("nothing-named", word=one.verb)
        return found

    def _difference(self, one: Difference) -> Amount:
        if self.compared is None:
            raise self.refuse("difference-of-what")
        two = (self.compared.one, self.compared.other)
        return Minus(*two) if self.compared.how in (">", ">=") else Minus(*reversed(two))

    def _happened(self, one: HappenedAmount) -> Amount:
        """The number of what the text waited for, or of what was done just now: of one of them."""
        waited = self.happening.kind if self.happening is not None and self.happening.kind in OF_SO_MUCH else ""
        just = self.counted
        done = just.points if just is not None and just.of_one and not just.by_both else ""
        found = [kind for kind in (waited, done) if kind and (not one.kinds or kind in one.kinds)]
        if len(found) != 1:
            raise self.refuse("amount-of-what")
        if found == [waited]:
            return Happened()
        assert just is not None
        return DealtWith(just.slot)

    def _deed_count(self, one: DeedCount) -> Amount:
        """How many the deed dealt with that the words name: the one deed of that verb, without a verb what was done
        just now. Of what both did, in all where the text says so, else what each did."""
        done = self.counted
        if done is not None and one.in_all == ("points" if done.points else "cards"):
            return DealtWith(done.slot)
        became = self.vocabulary.of_effect(one) if one.of_effect else None
        if became is not None and (self.deeds_done != 1 or done is None or not self._may_be_called(done, one)):
            return self.settled(became)  # type: ignore[no-any-return]
        if one.of_effect and self.deeds_done != 1:
            raise self.refuse("count-of-what")  # of all that the effect did, not of the last of it
        if one.verb:
            named = [each for each in self.all_counted if self._may_be_called(each, one)]
            done = named[0] if len(named) == 1 else None
        if done is None or one.in_all or done.points in OF_NO_CARDS:
            raise self.refuse("count-of-what")
        if done.by_both and not done.of_each:
            raise self.refuse("count-of-what")
        if done.by_both and not self.of_each:
            raise self.refuse("each-their-own")
        self.own_used |= done.by_both
        return DealtWith(done.slot)

    def _may_be_called(self, done: Counted, one: DeedCount) -> bool:
        """Whether 捨てたユニットの枚数 can be the number of this deed."""
        if (one.verb, one.voice) != (done.verb, done.voice):
            return False
        return one.filter is None or one.filter.categories in ((), done.categories)


_SETTLED: Final[dict[type, Callable[[Scope, Any], Any]]] = {
    Filter: Scope._filter,
    Some: Scope._some,
    Unnamed: Scope._unnamed,
    Rest: Scope._rest,
    Aimed: Scope._aimed,
    Here: Scope._here,
    It: Scope._it,
    Same: Scope._same,
    Every: Scope._every,
    Stat: Scope._stat,
    SumOf: Scope._sum_of,
    ChosenAs: Scope._chosen_as,
    Acted: Scope._acted,
    Difference: Scope._difference,
    HappenedAmount: Scope._happened,
    DeedCount: Scope._deed_count,
    AsDeclared: Scope._declared,
    InChosenLane: Scope._chosen_lane,
    Matches: Scope._matches,
    Compares: Scope._compares,
    SetNumbers: Scope._set_numbers,
    SetLife: Scope._set_life,
}


def _counts_deeds(amount: Amount) -> bool:
    return any(isinstance(one, DealtWith) for one in parts_of(amount))


def _slots_of(subject: Subject | None) -> frozenset[int]:
    """The slots of cards that were chosen."""
    if isinstance(subject, Together):
        return frozenset[int]().union(*(_slots_of(one) for one in subject.subjects))
    return frozenset({subject.slot}) if isinstance(subject, Those) else frozenset()


def _picks(one: Any) -> bool:
    """So many of a kind are picked by somebody, as in a search."""
    if isinstance(one, ChooseAtRandom) or not isinstance(getattr(one, "filter", None), Filter):
        return False
    return hasattr(one, "slot") and hasattr(one, "count")


def without_test(one: Filter, left_out: Test) -> Filter:
    return replace(one, tests=tuple([test for test in one.tests if test != left_out]))


def _is_of_each_their_own(one: Any) -> bool:
    """お互いのプレイヤーに自分の手札の枚数に等しいダメージを: 自分 may be each of them."""
    return {BOTH, SELF} <= {getattr(part, "whose", "") for part in parts_of(one)}


def _is_anybodys(subject: object) -> bool:
    """All of a kind, whoever has them: of another player who does something to them, his own could be meant."""
    if not isinstance(subject, Every) or subject.filter.whose != EITHER:
        return False
    return not any(isinstance(test, IsIt) for test in subject.filter.tests)


def about(happening: Happening, topic: Any) -> Subject | None:
    """Of a happening, the card that its clause names with が."""
    if isinstance(topic, Unnamed):
        return happening.what if isinstance(happening.what, This) else None
    if isinstance(topic, This):
        return topic
    if isinstance(topic, It):
        return happening.what if isinstance(happening.what, Those) else None
    if not isinstance(topic, Filter) or (isinstance(happening.what, Filter) and isinstance(happening.other, Filter)):
        return None
    return Mentioned() if isinstance(happening.what, Filter) else Counterpart()


def _can_be_called(card: object, categories: tuple[str, ...]) -> bool:
    """Whether such a card of a happening may have this noun."""
    known = card.categories if isinstance(card, Filter) else ()
    return not known or not categories or bool(set(known) & set(categories))


def _may_be(deed: Deed, word: It | ChosenAs | Acted) -> bool:
    if isinstance(word, It) and ((word.whose and word.whose != deed.whose) or (word.chosen and not deed.chosen)):
        return False
    return not word.categories or not deed.categories or bool(set(word.categories) & set(deed.categories))


def multiplied(one: Any, by: Amount, scope: Scope) -> Any:
    """～1体につき: every amount of the statement so many times."""

    def times(amount: Amount) -> Amount:
        if not isinstance(amount, Number):
            raise scope.refuse("times-what")
        if amount.value < 2:
            return by if amount.value else amount
        return OfEach(Times(by.amount, amount.value)) if isinstance(by, OfEach) else Times(by, amount.value)

    if isinstance(one, ChangeStats):
        return replace(one, changes=tuple(replace(change, amount=times(change.amount)) for change in one.changes))
    if isinstance(one, Damage | GainLife | LoseLife | ChangeCost | ChangeDamage):
        return replace(one, amount=times(one.amount))
    if isinstance(one, Draw):
        return replace(one, count=times(one.count))
    raise scope.refuse("times-what")


def brought_up(part: object) -> set[int]:
    """The slots of the cards that something brings up, and of what it does with them."""
    slots = {getattr(one, "slot", None) for one in parts_of(part) if not isinstance(one, Those | DealtWith)}
    return {slot for slot in slots if slot is not None}


def spoken_of(part: object) -> set[int]:
    return {one.slot for one in parts_of(part) if isinstance(one, Those | DealtWith)}


def _but_itself(of: Filter) -> Filter:
    """このカードと同じレーンにいるミニオン: beside it, and not it as well."""
    beside = [test.subject for test in of.tests if isinstance(test, SameLane)] if of.whose == EITHER else []
    others = tuple(Not(IsIt(subject)) for subject in beside if Not(IsIt(subject)) not in of.tests)
    return replace(of, tests=in_order((*others, *of.tests))) if others else of


def in_order(tests: tuple[Test, ...]) -> tuple[Test, ...]:
    """Whether 他の stands before or behind other words before a noun says nothing."""
    return tuple(sorted(tests, key=lambda test: not is_another(test)))
