"""A record in the words of its frame: the phrases in the order of the pattern, then the verb."""

from dataclasses import MISSING, fields, replace
from typing import Any, Final

from ...effects.statements import (
    CardsPicked,
    ChangeCost,
    ChangeDamage,
    ChangeStats,
    ChooseAtRandom,
    Damage,
    Draw,
    DrawUpTo,
    GainLife,
    Instead,
    LookAt,
    LoseLife,
    Move,
    NextTurn,
    StatChange,
)
from ...effects.tree import (
    BOTH,
    OPPONENT,
    STAYS,
    YOU,
    AllTrue,
    Amount,
    Compares,
    Counterpart,
    Every,
    Exists,
    Fact,
    Filter,
    Happening,
    IsFalse,
    Matches,
    Mentioned,
    Minus,
    Number,
    OneTrue,
    Statement,
    Subject,
    This,
    Those,
    TimesThisTurn,
    Together,
    TopCards,
)
from ...text.slots import unnamed
from ..frame import FACT, HAPPENING, STATEMENT, Case, Found, Frame
from ..meanings import DOER, Given, Some
from ..scope import NEXT_TURN, is_lasting
from .amounts import per, per_one
from .cards import are_several, cards, subject, usually_named
from .kinds import SAID, ZERO
from .speaker import Manner, Part, Speaker
from .tape import Unsayable
from .words import cost_words, doing, goes_on_not, has_verb, thing, usual, written

BY_THE_SENTENCE: Final = frozenset({"slot", "lasts", "deed"})
"""Fields that no case fills: the sentence does."""
COUNTED: Final = "counted"
"""Not a case: what the quantity of the sentence counts."""
OWN_FORMS: Final = ("not", "cannot", "must", "can", "may")
HANDS: Final = tuple(Filter(whose, ("hand",)) for whose in (YOU, OPPONENT, BOTH))
"""Whose hand one looks at is said without 全て."""
SOMETHING: Final = Those(-1)
"""What was brought up and is not spoken of again."""


def fitting(manner: Manner, record: Any, role: str) -> list[tuple[Frame, Found]]:
    """The frames that say all of a record, with what fills their cases."""
    found: list[tuple[Frame, Found]] = []
    record = unnamed(manner.as_said(unnamed(record)))
    for frame in manner.frames_of(type(record), role):
        values = frame.unpack(record) if frame.unpack is not None else None
        if (
            values is not None
            and _says_all(frame, values, record)
            and any(_has_verb(manner, one) for one in frame.verbs)
        ):
            found.append((frame, values))
    return found


def _has_verb(manner: Manner, lemma: str) -> bool:
    return (
        lemma in ("である", "いる", ">", "<")
        or lemma in cost_words(manner.vocabulary).values()
        or lemma in manner.verbless
        or has_verb(manner.vocabulary, lemma)
    )


def _says_all(frame: Frame, values: Found, record: Any) -> bool:
    cases = {case.field: case for case in frame.cases if case.field}
    for name, value in values.items():
        if name == COUNTED:
            continue
        if name in frame.fixed:
            if frame.fixed[name] != value:
                return False
        elif name not in cases and name not in BY_THE_SENTENCE and value != _usual(record, name):
            return False
    return all(case.optional or values.get(name) not in (None, (), "") for name, case in cases.items())


def _usual(record: Any, name: str) -> Any:
    for one in fields(record):
        if one.name == name:
            return one.default if one.default_factory is MISSING else one.default_factory()
    return MISSING


def phrases(s: Speaker, frame: Frame, values: Found) -> list[tuple[Case, Part, str]]:
    """The cases with their words, each with its particle."""
    found: list[tuple[Case, Part, str]] = []
    s.counted = values.get(COUNTED)
    waiting = ""
    for place, case in enumerate(frame.cases):
        if case.kind == "adverb":
            if not case.optional:
                found.append((case, Part(""), s.adverb(case.word) + waiting))
                waiting = ""
            continue
        particle = case.particles[0] if case.particles else ""
        if case.kind == "noun":
            found.append((case, Part(""), thing(s.vocabulary, case.word) + particle))
            continue
        value = values.get(case.field)
        if value in (None, (), ""):
            continue
        if case.optional and case.kind in ZERO and (s.topic or s.last) == value and not s.explicit:
            named = usually_named(s, value)
            if s.pick((not named, named)):
                found.append((case, Part(""), ""))
                continue
        part = _said(s, case, value)
        if not part.phrase and not part.after:
            continue
        comma = "、" if particle == "は" and case.kind in (*ZERO, "one") else ""
        after = part.after
        if after and place + 1 < len(frame.cases) and frame.cases[place + 1].kind == "adverb":
            waiting, after = after, ""  # 手札を無作為に1枚選ぶ
        found.append((case, part, f"{part.phrase}{particle}{comma}{after}" if part.phrase else after))
    return found


def _said(s: Speaker, case: Case, value: Any) -> Part:
    if case.kind == "player":
        if value == DOER:
            return Part("")
        return Part(s.acts(value, always=not case.optional))
    return (s.manner.kinds.get(case.kind) or SAID[case.kind])(s, value)


def filter_of(s: Speaker, one: Subject | None) -> Filter | None:
    """What is known of the cards: where they lie, what they are."""
    if isinstance(one, Those):
        return s.said.kept[one.slot].filter if one.slot in s.said.kept else None
    if isinstance(one, Every | Some):
        return one.filter
    return Filter(one.whose, ("deck",)) if isinstance(one, TopCards) else None


# --- statements ----------------------------------------------------------------------------------------------------


def clause(s: Speaker, one: Statement, form: str, by: str = "") -> str:
    """`form`: plain, join, may. `by`: who does it, where the record does not say."""
    if isinstance(one, NextTurn) and len(one.statements) == 1 and not fitting(s.manner, one, STATEMENT):
        inner: Any = one.statements[0]
        return clause(s, replace(inner, lasts=NEXT_TURN + one.whose), form)
    slot = getattr(one, "slot", None)
    one = s.manner.as_said(one)
    head = f"{s.acts(by)}は" if by and by != s.doer else ""
    counted, one = _per(s, one)
    lasts = _lasting(s, one)
    next_ = usual(s.vocabulary.adverbs, "next") if isinstance(one, Instead) and one.once else ""
    if isinstance(one, ChangeCost) and one.once and not s.vocabulary.next_plays:
        next_, one = usual(s.vocabulary.adverbs, "next"), replace(one, once=False)
    best = _best(s, one)
    frame, values = s.pick(sorted(fitting(s.manner, one, STATEMENT), key=lambda each: best not in ("", *each[0].verbs)))
    s.whole = not (isinstance(one, LookAt) and filter_of(s, one.subject) in HANDS)
    said = phrases(s, frame, values)
    s.whole = True
    lemma = _lemma(s, frame, one)
    words = [text for _, _, text in said]
    if next_:
        words.insert(0, f"{lasts}、{next_}" if lasts else next_)
        lasts = ""
    if lemma in cost_words(s.vocabulary).values():
        return head + usual(cost_words(s.vocabulary), lemma) + "".join(words).removesuffix("だ")
    if lemma in s.manner.verbless:
        return head + "".join(words).removesuffix("だ")
    if lasts:
        at = 1 if said and said[0][0].particles[:1] == ("は",) and said[0][2] else 0
        named = at < len(said) and not said[at][1].bare and bool(said[at][2])
        words.insert(at, lasts + ("、" if named and not at else ""))
    voice = _voice(frame)
    topic = next((values[case.field] for case, part, _ in said if _is_topic(case) and part.phrase), None)
    noted(s, one, topic)
    if slot is not None and _is_written(s, lemma, "past", voice):
        s.said.dealt[slot] = written(s.vocabulary, lemma, "past", voice)
    return head + counted + "".join(words) + _ending(s, frame, lemma, form, voice)


def _voice(frame: Frame) -> str:
    return next(voice for voice in ("causative", "active", "passive") if voice in frame.voices)


def _is_topic(case: Case) -> bool:
    return case.particles[:1] == ("は",) and case.kind in ZERO


def _best(s: Speaker, one: Any) -> str:
    """The verb that suits the record best, where it has several."""
    choose = s.manner.verbs.get(type(one))
    return choose(s, one) if choose is not None else ""


def _lemma(s: Speaker, frame: Frame, one: Any) -> str:
    best = _best(s, one)
    return best if best in frame.verbs else next(lemma for lemma in frame.verbs if _has_verb(s.manner, lemma))


def _ending(s: Speaker, frame: Frame, lemma: str, form: str, voice: str) -> str:
    if form in frame.forms:
        return written(s.vocabulary, lemma, form, voice)
    own = [each for each in OWN_FORMS if each in frame.forms]
    if form == "plain" and own[:1] == ["can"] and not lemma.endswith("する"):
        return written(s.vocabulary, lemma, "plain", voice) + "事が出来る"
    if form == "plain":
        return s.pick([written(s.vocabulary, lemma, each, voice) for each in own if _is_written(s, lemma, each, voice)])
    if form == "join" and own and own[0] in ("not", "cannot"):
        return goes_on_not(s.vocabulary, lemma, own[0], voice)
    if form == "join" and own[:1] == ["can"]:
        return written(s.vocabulary, lemma, "can", voice).removesuffix("る")
    raise Unsayable(frame.pattern, form)


def _is_written(s: Speaker, lemma: str, form: str, voice: str) -> bool:
    try:
        return bool(written(s.vocabulary, lemma, form, voice))
    except Unsayable:
        return False


def _lasting(s: Speaker, one: Any) -> str:
    """How long it lasts, where that is not what the sentence said already."""
    if not is_lasting(one) or one.lasts == s.lasts or (s.explicit and one.lasts == s.vocabulary.as_long_as):
        return ""
    if one.lasts == STAYS:
        raise Unsayable(one)
    s.lasts = one.lasts
    return usual(s.vocabulary.lasting, one.lasts)


def one_of_each(manner: Manner, one: Any) -> tuple[Amount, Any] | None:
    """～1体につき: what is counted, and the statement for one of them."""
    one = manner.as_said(one)
    name = "count" if isinstance(one, Draw) else "amount"
    amounts: tuple[Amount, ...] = ()
    if isinstance(one, ChangeStats):
        amounts = _counted(one.changes)
    elif isinstance(one, Given):
        amounts = _counted(one.gifts.changes) if not one.gifts.keywords and not one.gifts.abilities else ()
    elif isinstance(one, Draw | Damage | GainLife | LoseLife | ChangeCost | ChangeDamage):
        amounts = (getattr(one, name),)
    found = per_one(amounts, tuple(manner.per)) if amounts else None
    if found is None:
        return None
    counted, ones = found
    if isinstance(one, ChangeStats):
        return counted, replace(one, changes=_by_one(one.changes, ones))
    if isinstance(one, Given):
        return counted, replace(one, gifts=replace(one.gifts, changes=_by_one(one.gifts.changes, ones)))
    return (counted, replace(one, **{name: ones[0]})) if ones[0] != Number(1) or name == "amount" else None


def _counted(changes: tuple[StatChange, ...]) -> tuple[Amount, ...]:
    """＋1／＋0: of the one number."""
    return tuple(change.amount for change in changes if change.amount != Number(0))


def _by_one(changes: tuple[StatChange, ...], ones: tuple[Amount, ...]) -> tuple[StatChange, ...]:
    each = iter(ones)
    return tuple(change if change.amount == Number(0) else replace(change, amount=next(each)) for change in changes)


def _per(s: Speaker, one: Any) -> tuple[str, Any]:
    found = one_of_each(s.manner, one)
    usually = isinstance(one, ChangeStats | ChangeCost | Given)
    if found is None or not s.pick((usually, not usually)):
        return "", one
    counted, single = found
    return per(s, counted), single


def noted(s: Speaker, one: Any, topic: Subject | None = None) -> None:
    """What is known after a statement, as the reader has it."""
    if topic is not None:
        s.topic = topic
    about = one.to if isinstance(one, Damage) else getattr(one, "subject", None)
    if isinstance(one, CardsPicked | ChooseAtRandom):
        several = isinstance(one, CardsPicked) and (one.count != Number(1) or one.any_number)
        s.keep(one.slot, one.filter, several, "chosen")
        s.last = Those(one.slot)
        if s.said.looked is not None and any(
            getattr(test, "subject", None) == Those(s.said.looked) for test in one.filter.tests
        ):
            s.said.taken += (one.slot,)
    elif isinstance(one, Draw):
        s.keep(one.slot, Filter(one.whose, ("hand",)), one.count != Number(1), "drawn")
        s.last = Those(one.slot) if one.slot is not None else SOMETHING
    elif isinstance(one, DrawUpTo):
        s.keep(one.slot, Filter(one.whose, ("hand",)), True, "drawn")
        s.last = Those(one.slot) if one.slot is not None else SOMETHING
    elif isinstance(one, LookAt):
        if isinstance(about, TopCards) or (isinstance(about, Every) and len(about.filter.zones) == 1):
            s.said.looked, s.said.taken = one.slot, ()
        s.keep(one.slot, filter_of(s, about) or Filter(), are_several(s, about), "looked")
        s.last = about if isinstance(about, Those) else Those(one.slot)
    elif isinstance(one, Move) and isinstance(about, TopCards):
        s.keep(about.slot, Filter(about.whose, (one.to,)), about.count != Number(1), "moved")
        if about.slot is not None:
            s.said.looked, s.said.taken = about.slot, ()
        s.last = Those(about.slot) if about.slot is not None else SOMETHING
    elif type(one) in s.manner.notes:
        s.manner.notes[type(one)](s, one)
    elif type(one) in s.manner.brings_up:
        kept, many = s.manner.brings_up[type(one)](one)
        s.keep(one.slot, kept, many, "put")
        s.last = Those(one.slot) if one.slot is not None else SOMETHING
    elif isinstance(about, Every):
        s.keep(about.slot, about.filter, True, "all")
        s.last = Those(about.slot) if about.slot is not None else SOMETHING
    elif isinstance(about, Those | This | Mentioned | Counterpart | Together):
        s.last = about


# --- happenings and facts ------------------------------------------------------------------------------------------


def happening(s: Speaker, one: Happening, form: str) -> str:
    """`form`: past, plain. What the clause names with が is what the sentence is about."""
    fit = [each for each in fitting(s.manner, one, HAPPENING) if form in each[0].forms or form == "past"]
    if one.what == This():
        fit.sort(key=lambda each: not any(_about_this(case, each[1]) for case in each[0].cases))
    frame, values = s.pick(fit)
    s.whole = False
    said = phrases(s, frame, values)
    s.whole = True
    lemma = _lemma(s, frame, one)
    voice = _voice(frame)
    s.named = next((values[case.field] for case, _, _ in said if case.particles[:1] == ("が",) and case.field), None)
    usual_form = form if form in frame.forms else "past-not" if "past-not" in frame.forms else "plain"
    return "".join(text for _, _, text in said) + written(s.vocabulary, lemma, usual_form, voice)


def those_that_did(s: Speaker, one: Happening, of: Filter) -> str:
    """アタックしたキャラクター: what happens, before the noun of its card."""
    fit = [each for each in fitting(s.manner, one, HAPPENING) if of in each[1].values()]
    frame, values = s.pick(fit)
    named = next(field for field, value in values.items() if value == of)
    said = phrases(s, frame, {field: value for field, value in values.items() if field != named})
    usual_form = "past-not" if frame.forms == {"past-not"} else "past"
    verb = written(s.vocabulary, _lemma(s, frame, one), usual_form, _voice(frame))
    return "".join(text for _, _, text in said) + verb + cards(s, of)


def _about_this(case: Case, values: Found) -> bool:
    return case.particles[:1] == ("が",) and values.get(case.field) == This()


def awaits(s: Speaker, one: Happening) -> None:
    """The scope as the reader has it after a happening that was just said."""
    about: Subject | None = None
    if isinstance(s.named, This):
        about = s.named
    elif isinstance(s.named, Filter):
        about = Mentioned() if isinstance(one.what, Filter) else Counterpart()
        if isinstance(one.what, Filter) and isinstance(one.other, Filter):
            about = None
    s.said.happening, s.said.about, s.last = one, about, about


def fact(s: Speaker, one: Fact, then: str) -> str:
    """`then`: if, and, while, only if."""
    if isinstance(one, AllTrue | OneTrue):
        *first, last = one.facts
        between = "and" if isinstance(one, AllTrue) else "or"
        return "".join(fact(s, each, between) for each in first) + fact(s, last, then)
    said = _fact(s, one, then) + ("、" if then != "and" else "")
    inner = one.fact if isinstance(one, IsFalse) else one
    if isinstance(inner, Matches):
        s.last = inner.subject
    if isinstance(one, Compares):
        two = (one.one, one.other)
        s.difference = Minus(*two) if one.how in (">", ">=") else Minus(*reversed(two))
    return said


def _fact(s: Speaker, one: Fact, then: str) -> str:
    one = s.manner.as_said(one)
    if isinstance(one, Compares) and isinstance(one.one, TimesThisTurn) and then == "if":
        did = f"このターンに{happening(s, one.one.happening, 'past')}" if (one.how, one.other) in _DID else ""
        if did:
            return did + _DID[one.how, one.other]
    negated = isinstance(one, IsFalse)
    inner: Any = one.fact if isinstance(one, IsFalse) else one
    if isinstance(inner, Matches):
        going_on = _doing(s, inner, negated, then)
        if going_on:
            return going_on
    if isinstance(inner, IsFalse) or (negated and isinstance(inner, Exists | Compares)):
        raise Unsayable(one)
    frame, values = s.pick(fitting(s.manner, inner, FACT))
    words = "".join(text for _, _, text in phrases(s, frame, values) if text).removesuffix("だ")
    return words + _so(s, frame, inner, negated, then)


_DID: Final[dict[tuple[str, Amount], str]] = {(">=", Number(1)): "なら", ("=", Number(0)): "事がないなら"}


def _doing(s: Speaker, one: Matches, negated: bool, then: str) -> str:
    """このキャラクターがアタックしているなら."""
    if len(one.filter.tests) != 1 or one.filter != Filter(tests=one.filter.tests) or then not in _AFTER:
        return ""
    verb = next((key for key, test in s.vocabulary.doing.items() if test == one.filter.tests[0]), None)
    if verb is None:
        return ""
    does = doing(s.vocabulary, *verb)
    return f"{subject(s, one.subject)}が{does.removesuffix('る') + 'ない' if negated else does}{_AFTER[then]}"


_AFTER: Final = {
    "if": "なら",
    "while": "限り",
    "only if": "場合にのみ",
    "or": "か",
    "when": "とき",
    "becoming": "ことになったとき",
}
_AFTER_NOUN: Final = {
    "if": "なら",
    "while": "である限り",
    "only if": "の場合にのみ",
    "and": "で、かつ",
    "or": "であるか",
    "when": "であるとき",
    "becoming": "になったとき",
}


def _so(s: Speaker, frame: Frame, one: Any, negated: bool, then: str) -> str:
    (lemma,) = frame.verbs
    if negated and "not" in frame.forms:
        raise Unsayable(one)
    not_ = negated or "not" in frame.forms
    if lemma == "である":
        if not_ and then != "if":
            raise Unsayable(one, then)
        return "でないなら" if not_ else _AFTER_NOUN[then]
    if lemma in (">", "<"):
        if then not in ("if", "while") or not_:
            raise Unsayable(one, then)
        return ("大きい" if lemma == ">" else "小さい") + _AFTER[then]
    if lemma == "いる":
        alive = _is_alive(s, one)
        if then == "and":
            if not_:
                raise Unsayable(one, then)
            return "おり、かつ" if alive else "あり、かつ"
        word = ("いない" if alive else "ない") if not_ else "いる" if alive else "ある"
        return word + _AFTER[then]
    if then == "and":
        return written(s.vocabulary, lemma, "join") + "、かつ"
    voice = _voice(frame)
    if "plain" not in frame.forms and "past" in frame.forms:
        if then != "if":
            raise Unsayable(one, then)
        return written(s.vocabulary, lemma, "past-not" if not_ else "past", voice) + _AFTER[then]
    return written(s.vocabulary, lemma, "not" if not_ else "plain", voice) + _AFTER[then]


def _is_alive(s: Speaker, one: Any) -> bool:
    if isinstance(one, Exists):
        return s.manner.alive(one.filter)
    if isinstance(one, Matches) and isinstance(one.subject, This):
        return s.manner.alive(s.vocabulary.nouns[s.this.removeprefix("この")])
    return isinstance(one, Matches) and s.manner.alive(filter_of(s, one.subject) or one.filter)
