"""A text while it is read: what is not understood of it is kept, to be said all at once."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from ..effects.statements import Modes
from ..effects.tree import Sentence, Statement
from ..kernel.phrase import Phrase
from ..text.mapped import Mapped, Span
from ..text.problems import NotUnderstood, Problem, TwoReadings
from .chart import MOST_HELP, Work
from .following import fewest, filled, follow, lists
from .layout import sentences_in
from .mending import PUT_IN, PUT_IN_FOR, SHOWN, mended
from .scope import Scope
from .sentences import SENTENCE, Said, SentenceReader
from .strangers import exchanged
from .trouble import Refused

Near = Callable[[str, int], tuple[str, ...]] | None
"""So many usual wordings near a text; None: nobody asks why it is not understood."""
FOLLOWS: Final = frozenset(
    {"nothing-named", "about-what", "among-what", "which-one", "count-of-what", "amount-of-what"}
)
"""What a sentence behind one that was not understood may owe to that one alone."""


@dataclass(frozen=True)
class _Tried:
    """How a sentence was to be read that is not understood, and what is shown beside it."""

    scope: Scope
    heads: bool
    stands: bool
    start: str
    nearest: Near


class TextReader:
    """Reads the sentences of one text.

    `rendered`: what a sentence says, in words that say nothing else; "": there are none.
    `name`: of the card, by which its text may call it.
    """

    def __init__(
        self,
        typed: str,
        reader: SentenceReader,
        nearest: Near,
        rendered: Callable[[Said], str],
        name: str = "",
    ) -> None:
        self.typed = typed
        self.reader = reader
        self.nearest = nearest
        self.rendered = rendered
        self.name = name
        self.work = Work()
        self.help = Work(MOST_HELP)
        self.problems: list[Problem] = []
        self.readings: TwoReadings | None = None
        self.broken = False
        self.open_deck: Span | None = None
        """Where cards were put into a deck that was not shuffled since."""

    def problem(self, span: Span, reason: str, nearest: tuple[str, ...] = (), **args: str) -> None:
        if not nearest and self.nearest is not None:
            nearest = self.nearest(span.of(self.typed) or self.typed, SHOWN)
        self.problems.append(Problem(span, Phrase(f"reading-{reason}", **args), nearest))
        self.broken = True

    def all_understood(self) -> None:
        """Raises what was not understood, or what was understood in two ways."""
        if self.problems and self.readings is not None:
            self.problem(self.readings.span, "two-readings", self.readings.readings)
        if self.problems:
            raise NotUnderstood(self.typed, tuple(dict.fromkeys(self.problems)))
        if self.readings is not None:
            raise self.readings

    def sentence(
        self, part: Mapped, scope: Scope, heads: bool, stands: bool = False, start: str = SENTENCE, near: Near = None
    ) -> tuple[Said, Scope] | None:
        """What a sentence says and what is known after it; None if it is not understood.

        `start`: the phrase that it must be, where a game has others that are made of clauses; `near`: usual ones.
        """
        before = scope.unshuffled
        known = replace(scope, name=self.name, work=self.work)
        try:
            said, after = self.reader.read(part.text, known, heads, stands, start)
        except Refused as refused:
            only = self._only_one_works(refused)
            if only is None:
                self._refused(part, refused, _Tried(scope, heads, stands, start, near or self.nearest))
                return None
            said, after = only
        if before is not None:
            self.closed(after)
        elif after.unshuffled is not None:
            self.open_deck = part.span(*after.unshuffled)
        return said, after

    def can_work(self, said: Said) -> bool:
        """Whether a game can play what a sentence says; one of two readings that it cannot is none."""
        return True

    def _only_one_works(self, refused: Refused) -> tuple[Said, Scope] | None:
        """The one of several readings that can be played; None: there is no such one."""
        readings, scopes = refused.given.get("readings"), refused.given.get("scopes")
        if not isinstance(readings, tuple) or not isinstance(scopes, tuple):
            return None
        found = [(said, scope) for said, scope in zip(readings, scopes, strict=True) if self.can_work(said)]
        return found[0] if len(found) == 1 else None

    def closed(self, scope: Scope) -> None:
        """Behind the next sentence, or the last, a deck that cards were put into is shuffled."""
        if scope.unshuffled is not None and self.open_deck is not None and not self.broken:
            self.problem(self.open_deck, "which-end-of-deck")

    # --- lists, and sentences that speak of the one before ------------------------------------------------------

    def with_options(
        self, said: Said, listed: tuple[Mapped, ...], scope: Scope, sentence: Mapped
    ) -> tuple[Said, Scope, tuple[Mapped, ...]]:
        """The choices of a list belong to the sentence that offers them."""
        last = lists(said.statements)
        if last is None:
            return said, scope, listed
        if len(listed) < fewest(last):
            self.problem(sentence.span(), "list-missing")
            return said, scope, ()
        options: list[Sentence] = []
        for line in listed:
            option: list[Statement] = []
            inner = scope.copy()
            inner.chooser = last.by if isinstance(last, Modes) else ""
            for part in sentences_in(line):
                read = self.sentence(part, inner, heads=False)
                if read is None:
                    continue
                each, inner = read
                if (
                    each.conditions
                    or each.once
                    or each.period is not None
                    or each.did is not None
                    or each.otherwise
                    or each.instead
                ):
                    self.problem(part.span(), "no-head-here")
                option += each.statements
            scope.slots = inner.slots
            options.append(tuple(option))
        return replace(said, statements=filled(said.statements, tuple(options))), scope, ()

    def follows(self, sentences_: list[Sentence], said: Said, part: Mapped) -> None:
        """A sentence after others; そうした場合 and 代わりに speak of what stands before."""
        try:
            if said.did is not None and sentences_ and self._is_by_turns(sentences_[-1][-1]):
                raise Refused("who-did-so", (0, 0))
            follow(sentences_, said)
        except Refused as refused:
            if not self.broken:
                self.problem(part.span(), refused.reason)

    def _is_by_turns(self, one: Statement) -> bool:
        """Each player does it for oneself."""
        each = self.reader.vocabulary.each_player
        return isinstance(each, type) and isinstance(one, each)

    # --- what is not understood --------------------------------------------------------------------------------

    def _refused(self, part: Mapped, refused: Refused, tried: "_Tried") -> None:
        if self.broken and refused.reason in FOLLOWS:
            return
        if self.nearest is None:
            self.problem(part.span(), refused.reason, word=part.text)
            return
        if refused.reason == "two-readings":
            self._two_readings(part, refused)
            return
        if refused.reason == "too-long":
            self.problem(part.span(), refused.reason)
            return
        troubles = [refused]
        if refused.reason == "not-read":
            troubles = self.reader.troubles(part.text, self.name, self.help, tried.start)
        is_cost = self.typed[part.span().end :].startswith(("：", ":"))
        put_in = PUT_IN if is_cost else PUT_IN_FOR.get(refused.reason, PUT_IN)
        near = self._suggested(part.text, tried, put_in)
        for one in troubles:
            span = part.span(*_narrowed(part.text, one))
            self.problem(span, one.reason, near, word=span.of(self.typed))

    def _suggested(self, text: str, tried: "_Tried", put_in: tuple[str, ...]) -> tuple[str, ...]:
        """The same sentence with as little put in as makes it readable; then usual ones that are near."""
        known = replace(tried.scope, name=self.name, work=self.help)
        found = mended(
            text,
            lambda one: self.reader.stuck_at(one, known, tried.heads, tried.stands, tried.start),
            lambda one: exchanged(one, self.reader.vocabulary.strangers),
            put_in,
        )
        whole = tuple(f"{one}。" for one in found) if tried.start == SENTENCE else found
        assert tried.nearest is not None
        return (*whole, *tried.nearest(text, SHOWN - len(whole)))

    def _two_readings(self, part: Mapped, refused: Refused) -> None:
        if self.readings is None:
            readings = refused.given["readings"]
            assert isinstance(readings, tuple)
            said = tuple(words for words in dict.fromkeys(map(self.rendered, readings)) if words)
            if len(said) < 2:
                self.problem(part.span(*refused.at), "unclear")
                return
            self.readings = TwoReadings(self.typed, part.span(*refused.at), said)
        self.broken = True


def _narrowed(text: str, refused: Refused) -> tuple[int, int]:
    """The word that is meant, where the clause has it."""
    start, end = refused.at if refused.at != (0, 0) else (0, len(text))
    word = refused.given.get("word")
    if isinstance(word, str) and word and (found := text.find(word, start, end)) >= 0:
        return found, found + len(word)
    return start, start + len(text[start:end].rstrip("、"))
