"""Sentences after one another: lists of choices, and what speaks of the sentence before (そうした場合)."""

from dataclasses import replace

from ..effects.parts import parts_of
from ..effects.statements import Choose, If, IfDid, Let, May, Modes, Repeat
from ..effects.tree import Sentence, Statement, Those, Variable
from .layout import sentences_of
from .meanings import Again
from .scope import Scope, brought_up, spoken_of
from .sentences import Said, SentenceReader
from .trouble import Refused


def with_options(
    reader: SentenceReader, said: Said, listed: tuple[str, ...], scope: Scope, last_of_line: bool = False
) -> Said:
    """The lines of a list belong to the sentence that offers them, which is the last of its line."""
    last = lists(said.statements)
    if last is None:
        if listed and last_of_line:
            raise Refused("list-of-what", (0, 0))
        return said
    if len(listed) < fewest(last):
        raise Refused("list", (0, 0))
    options: list[Sentence] = []
    before = scope
    for line in listed:
        option: list[Statement] = []
        slots = scope.slots
        scope = before.copy()
        scope.slots = slots
        scope.chooser = last.by if isinstance(last, Modes) else ""
        for sentence in sentences_of(line):
            each, scope = reader.read(sentence, scope, heads=False)
            if (
                each.conditions
                or each.once
                or each.period is not None
                or each.did is not None
                or each.otherwise
                or each.instead
            ):
                raise Refused("option", (0, 0))
            option += each.statements
        options.append(tuple(option))
    before.slots = scope.slots
    return replace(said, statements=filled(said.statements, tuple(options)))


def lists(statements: Sentence) -> Modes | Repeat | None:
    """What waits for the lines below it, at the end of a sentence: 以下から1つ選ぶ; ～なら、以下の効果を2回行う."""
    last = statements[-1] if statements else None
    if isinstance(last, If):
        return lists(last.then) if not last.otherwise else None
    if isinstance(last, Modes):
        return last if not last.options else None
    return last if isinstance(last, Repeat) and not last.statements else None


def fewest(last: Modes | Repeat) -> int:
    """So many lines there are at least: of one there is no choice."""
    return 2 if isinstance(last, Modes) else 1


def filled(statements: Sentence, options: tuple[Sentence, ...]) -> Sentence:
    """The same with the lines of its list."""
    *before, last = statements
    whole: Statement
    if isinstance(last, If):
        whole = replace(last, then=filled(last.then, options))
    elif isinstance(last, Modes):
        whole = replace(last, options=options)
    else:
        assert isinstance(last, Repeat)
        whole = replace(last, statements=sum(options, ()))
    return (*before, whole)


def options_of(statements: Sentence) -> tuple[Sentence, ...]:
    """The lines of the list that stands below a sentence; (): there is none."""
    last = statements[-1] if statements else None
    if isinstance(last, If):
        return options_of(last.then) if not last.otherwise else ()
    if isinstance(last, Repeat):
        return (last.statements,)
    return last.options if isinstance(last, Modes) else ()


def follow(sentences: list[Sentence], said: Said) -> None:
    """A sentence after others; そうした場合 follows what stands before it."""
    if said.paid or said.offers:
        raise Refused("no-head-here", (0, 0))
    again = said.statements[0] if len(said.statements) == 1 else None
    if isinstance(again, Again):
        _so_often(sentences, again)
    elif isinstance(again, Let) and _defined(sentences, again):
        return
    elif said.unless is not None:
        if said.instead or said.otherwise or said.did is not None:
            raise Refused("no-head-here", (0, 0))
        sentences += [(said.unless,), (IfDid((), said.statements),)]
    elif said.instead:
        _in_place_of_the_last(sentences, said)
    elif said.otherwise:
        last = sentences[-1][-1] if sentences else None
        if not isinstance(last, If) or last.otherwise:
            raise Refused("otherwise-of-what", (0, 0))
        sentences[-1] = (*sentences[-1][:-1], replace(last, otherwise=said.statements))
    elif said.did is None:
        sentences.append(said.statements)
    elif said.did:
        if not sentences:
            raise Refused("did-what", (0, 0))
        sentences.append((IfDid(said.statements),))
    else:
        last = sentences[-1][-1] if sentences else None
        if not isinstance(last, IfDid) or last.otherwise:
            sentences.append((IfDid((), said.statements),))
        else:
            sentences[-1] = (*sentences[-1][:-1], IfDid(last.then, said.statements))


def _defined(sentences: list[Sentence], let: Let) -> bool:
    """…X…。Xは～に等しい: known just before it is used first. False: X is not spoken of yet."""
    for place, sentence in enumerate(sentences):
        for at, one in enumerate(sentence):
            if isinstance(one, Let) and one.name == let.name:
                raise Refused("unclear", (0, 0))
            if Variable(let.name) in parts_of(one):
                sentences[place] = (*sentence[:at], let, *sentence[at:])
                return True
    return False


def _so_often(sentences: list[Sentence], again: Again) -> None:
    """A。これを3回行う. Of several sentences before it, which are meant is open."""
    if len(sentences) != 1 or any(isinstance(one, Repeat | IfDid) for one in sentences[0]):
        raise Refused("repeat-of-what", (0, 0))
    sentences[0] = (Repeat(again.count, sentences[0]),)


def _in_place_of_the_last(sentences: list[Sentence], said: Said) -> None:
    """A。～なら、代わりにB: B if it is so, else A. What A chose is chosen before, where B speaks of it."""
    last = sentences[-1] if sentences else ()
    one = said.statements[0] if len(said.statements) == 1 else None
    if not last or not isinstance(one, If) or one.otherwise or isinstance(last[-1], If | IfDid | May):
        raise Refused("instead-of-what", (0, 0))
    chosen = tuple(each for each in last if isinstance(each, Choose))
    if (brought_up(last) - {each.slot for each in chosen}) & spoken_of(one):
        raise Refused("instead-of-what", (0, 0))
    if any(Those(each.slot) in parts_of(one) for each in chosen):
        if chosen != last[: len(chosen)]:
            raise Refused("instead-of-what", (0, 0))
        sentences[-1] = (*chosen, replace(one, otherwise=last[len(chosen) :]))
    else:
        sentences[-1] = (replace(one, otherwise=last),)
