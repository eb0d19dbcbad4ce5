"""Statements in the usual words: what a clause is about, what is chosen, looked at and opposed."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, ClassVar, Generic, TypeVar

from ..effects.statements import Choose, ChooseAtRandom, LookAt
from ..effects.tree import EITHER, STAYS, Ability, Count, Every, Filter, IsIt, Number, Subject, Those, TopCards
from .saying import AnySaid, Said
from .scope import ALL, CHOSEN, SEEN
from .speaking import Speaker
from .verbs import Verb

ASpeaker = TypeVar("ASpeaker", bound=Speaker[Any])


class EffectSpeaker(Generic[ASpeaker]):
    """Says statements, keeping the scope as the reader of the text will have it."""

    verbs: ClassVar[Mapping[str, Verb]]

    def __init__(self, speaker: ASpeaker, ability_text: Callable[[Ability], str]) -> None:
        self.speaker = speaker
        self.ability_text = ability_text

    # --- what a clause is about -----------------------------------------------------------------------

    def about(self, subject: Subject, particle: str, lasts: str | None = None) -> str:
        """The subject with its particle; nothing if the clause before was about the same."""
        scope = self.speaker.scope
        shares_wrongly = lasts == STAYS and scope.duration != STAYS
        if scope.topic == subject and not shares_wrongly:
            return ""
        said = self.speaker.subject(subject)
        self.speak_of(subject)
        return said + particle

    def speak_of(self, subject: Subject) -> None:
        """What the clause is about; all cards of a kind are those that are there now."""
        self.speaker.scope.topic = subject
        if isinstance(subject, Every) and subject.slot is not None:
            self.speaker.scope.bring_up(subject.slot, ALL, subject.filter, "", several=True)

    def lasting(self, lasts: str) -> str:
        """How long it lasts."""
        raise NotImplementedError

    def topic(self, subject: Subject, lasts: str, particle: str = "は") -> str:
        """～は、ターン終了時まで."""
        said = self.about(subject, f"{particle}、", lasts)
        return said + self.lasting(lasts)

    # --- choosing and looking ---------------------------------------------------------------------------

    def choosable(self, one: Choose | ChooseAtRandom) -> tuple[str, str]:
        """The cards among which one chooses, and how they are counted."""
        among = next((test for test in one.filter.tests if isinstance(test, IsIt)), None)
        if among is None:
            filter = one.filter
            own = isinstance(one, Choose) and one.by == filter.whose and self.speaker.is_one_s_own(filter)
            return self.speaker.cards(replace(filter, whose="") if own else filter), self.speaker.counter(filter)
        source = self.speaker.subject(among.subject)
        rest = Filter(EITHER, (), one.filter.categories, tuple(test for test in one.filter.tests if test != among))
        if one.filter.whose != self.known(among.subject).whose:
            rest = replace(rest, whose=one.filter.whose)
        place = "その中から" if source in ("それ", "それら") else f"{source}の中から"
        return f"{place}{self.speaker.cards(rest, located=False)}", "枚"

    def how_many(self, one: Choose | ChooseAtRandom, counter: str) -> str:
        many = self.speaker.many(one.count, counter)
        if isinstance(one, ChooseAtRandom):
            return f"無作為に{many}"
        if one.any_number:
            return "好きな数"
        if one.count == Count(one.filter):
            return "全て"
        return f"{many}まで" if one.up_to else many

    def bring_up(self, one: Choose | ChooseAtRandom, said: str) -> None:
        self.speaker.scope.bring_up(one.slot, CHOSEN, one.filter, said)
        if one.count != Number(1):
            self.speaker.several.add(one.slot)

    def known(self, subject: Subject) -> Filter:
        return next((one.filter for one in self.speaker.scope.referents if one.subject == subject), Filter())

    def look_at(self, one: LookAt) -> AnySaid:
        verb = self.verbs["reveal" if one.shown else "look"]
        subject = one.subject
        if isinstance(subject, Those):
            return Said(self.about(subject, "を"), verb)
        whole = isinstance(subject, Every) and self.speaker.is_hand(subject.filter)
        words = self.speaker.subject(subject, whole=whole)
        filter = Filter(subject.whose, ("deck",)) if isinstance(subject, TopCards) else Filter()
        self.speaker.scope.bring_up(one.slot, SEEN, subject.filter if isinstance(subject, Every) else filter, words)
        if not (isinstance(subject, TopCards) and subject.count == Number(1)):
            self.speaker.several.add(one.slot)
        return Said(f"{words}を", verb)

    def other_side(self, filter: Filter) -> str:
        is_it = [test for test in filter.tests if isinstance(test, IsIt)]
        return self.speaker.subject(is_it[0].subject) if is_it else self.speaker.cards(filter, located=False)
