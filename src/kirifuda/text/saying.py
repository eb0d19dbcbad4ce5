"""Clauses in the usual words: what stands before the verb, and the verb, whose ending comes last."""

from dataclasses import dataclass

from .verbs import ACTIVE, CAN, JOIN, MAY, PLAIN, Verb, written


@dataclass(frozen=True, slots=True)
class Said:
    """A clause with a verb."""

    before: str
    verb: Verb
    voice: str = ACTIVE

    def ending(self, form: str) -> str:
        return self.before + written(self.verb, form, self.voice)


@dataclass(frozen=True, slots=True)
class Fixed:
    """A clause whose ending is no verb of the lexicon: its plain form, and how it goes on."""

    before: str
    plain: str
    join: str
    may: str = ""

    def ending(self, form: str) -> str:
        return self.before + {PLAIN: self.plain, JOIN: self.join, MAY: self.may or self.plain}[form]


@dataclass(frozen=True, slots=True)
class Negative:
    """A clause that forbids."""

    before: str
    verb: Verb
    form: str
    voice: str = ACTIVE

    def ending(self, form: str) -> str:
        said = written(self.verb, self.form, self.voice)
        if form == JOIN:
            stem = said.removesuffix("ない")
            suru = self.verb.ending == "する" and stem.endswith("し")
            said = (stem.removesuffix("し") + "せ" if suru else stem) + "ず"
        return self.before + said


@dataclass(frozen=True, slots=True)
class Positive:
    """A clause that permits: 出来る."""

    before: str
    verb: Verb

    def ending(self, form: str) -> str:
        said = written(self.verb, CAN)
        return self.before + (said.removesuffix("る") if form == JOIN else said)


AnySaid = Said | Fixed | Negative | Positive
