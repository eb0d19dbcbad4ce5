"""Facts and happenings in the usual words."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    AllTrue,
    Amount,
    AtPhase,
    Compares,
    DidThisTurn,
    Exists,
    Fact,
    Filter,
    Happening,
    HasKeyword,
    InAttack,
    InLanes,
    IsFalse,
    IsPhase,
    IsTurnOf,
    Marked,
    Matches,
    Number,
    OneTrue,
    Subject,
    TimesThisTurn,
    Variable,
)
from ...text.saying import Said
from ...text.speaking import HOW, in_words
from ...text.verbs import CAUSATIVE, PASSIVE, PAST, PLAIN, Verb, usual_verbs, written
from ..tree import AllDiffer, InRows
from ..vocabulary import LANES, PHASES, POSITIONS, ROWS, ZONES
from .spoken_cards import PLAYERS, WHOSE, Speaker
from .spoken_verbs import VERBS

_Speaking = Callable[[Speaker, Happening, str, str], Said]
"""Says a happening: what it happens to in words, and by whose effects."""
BY_NAME: Final = usual_verbs(VERBS)


def by_stem(stem: str) -> Verb:
    return next(verb for verb in VERBS if verb.stem == stem)


# --- facts ---------------------------------------------------------------------------------------------

_ENDS: Final = {
    "ある": ("あるなら、", "あり、かつ", "あるか、"),
    "いる": ("いるなら、", "おり、かつ", "いるか、"),
    "ない": ("ないなら、", "なく、かつ", "ないか、"),
    "いない": ("いないなら、", "いなく、かつ", "いないか、"),
    "持つ": ("持つなら、", "持ち、かつ", "持つか、"),
    "持たない": ("持たないなら、", "持たず、かつ", "持たないか、"),
    "大きい": ("大きいなら、", "大きく、かつ", "大きいか、"),
    "小さい": ("小さいなら、", "小さく、かつ", "小さいか、"),
    "異なる": ("異なるなら、", "異なり、かつ", "異なるか、"),
    "": ("なら、", "で、かつ", "であるか、"),
    "でない": ("でないなら、", "でなく、かつ", "でないか、"),
}
"""How a fact ends: before what depends on it, before another that must be true too, before another that may be."""
_OF_WHAT: Final = {
    "attribute": "属性",
    "race": "種族",
    "name": "カード名",
    "cost": "コスト",
    "speed": "スピード",
}
_ONLY: Final = {
    "ある": "ある場合にのみ",
    "いる": "いる場合にのみ",
    "ない": "ない場合にのみ",
    "いない": "いない場合にのみ",
}


def fact(speaker: Speaker, said: Fact, only: bool = False) -> str:
    """A fact with なら. `only`: with 場合にのみ."""
    if isinstance(said, Compares) and isinstance(said.one, TimesThisTurn) and not only:
        happened = f"このターンに{happening(speaker, said.one.happening).ending(PAST)}"
        if (said.how, said.other) == (">=", Number(1)):
            return f"{happened}なら、"
        if (said.how, said.other) == ("=", Number(0)):
            return f"{happened}事がないなら、"
    facts = said.facts if isinstance(said, AllTrue | OneTrue) else (said,)
    joint = 1 if isinstance(said, AllTrue) else 2
    parts = [_one(speaker, one, joint) for one in facts[:-1]]
    return "".join(parts) + _one(speaker, facts[-1], 0, only)


def _one(speaker: Speaker, said: Fact, joint: int, only: bool = False) -> str:
    negative = isinstance(said, IsFalse)
    inner = said.fact if isinstance(said, IsFalse) else said
    words, end = _said(speaker, inner, negative)
    if only:
        return words + (_ONLY.get(end) or {"": "の場合にのみ"}.get(end) or f"{end}場合にのみ")
    return words + _ENDS[end][joint]


def _said(speaker: Speaker, said: Fact, negative: bool) -> tuple[str, str]:
    if isinstance(said, Exists):
        return _exists(speaker, said)
    if isinstance(said, AllDiffer):
        return f"{speaker.cards(said.filter)}が、全て{_OF_WHAT[said.of]}が", "異なる"
    if isinstance(said, Matches):
        return _matches(speaker, said, negative)
    be = "でない" if negative else ""
    if isinstance(said, IsTurnOf):
        return f"{WHOSE[said.whose]}ターン", be
    if isinstance(said, IsPhase):
        return f"{WHOSE[said.whose] if said.whose != BOTH else ''}{PHASES[said.phase][0]}", be
    if isinstance(said, Compares):
        words, end = _compares(speaker, said)
        return words, end or be
    raise TypeError(said)


def _exists(speaker: Speaker, said: Exists) -> tuple[str, str]:
    cards = speaker.cards_there(said.filter)
    there = speaker.is_there(said.filter) + "る"
    if (said.how, said.amount) == (">=", Number(1)):
        return f"{cards}が", there
    if (said.how, said.amount) == ("=", Number(0)):
        return f"{cards}が", "いない" if there == "いる" else "ない"
    counted = compared(speaker, said.how, said.amount, speaker.counter(said.filter))
    return f"{cards}が{counted}", "" if cards.endswith(("手札", "エネルギー")) else there


def compared(speaker: Speaker, how: str, amount: Amount, counter: str) -> str:
    figure = f"{speaker.amount(amount)}{counter}"
    if how == "=":
        return f"ちょうど{figure}"
    return figure + {">": "より多く"}.get(how, HOW[how])


def _matches(speaker: Speaker, said: Matches, negative: bool) -> tuple[str, str]:
    subject = speaker.subject(said.subject)
    filter = said.filter
    be = "でない" if negative else ""
    if filter.zones and not filter.tests and not filter.categories:
        there = "ない" if negative else "ある"
        return f"{subject}が{WHOSE[filter.whose]}{in_words(filter.zones, ZONES)}に", there
    only = filter.tests[0] if len(filter.tests) == 1 and not filter.zones and not filter.categories else None
    if isinstance(only, InRows):
        return f"{subject}が{WHOSE[filter.whose]}{in_words(only.rows, ROWS)}に", "いない" if negative else "いる"
    if isinstance(only, InLanes):
        return f"{subject}が{WHOSE[filter.whose]}{in_words(only.lanes, LANES)}に", "いない" if negative else "いる"
    if isinstance(only, InAttack):
        doing = speaker.test(only).removesuffix("いる")
        return f"{subject}が{doing}", "いない" if negative else "いる"
    if isinstance(only, DidThisTurn):
        return f"{subject}が{speaker.cards(filter, located=False)}", be
    if isinstance(only, HasKeyword | Marked):
        had = speaker.test(only).removesuffix("を持つ")
        return f"{subject}が{had}を", "持たない" if negative else "持つ"
    if only is not None:
        return f"{subject}が{speaker.test(only).removesuffix('の')}", be
    return f"{subject}が{speaker.cards(filter, located=False)}", be


def _compares(speaker: Speaker, said: Compares) -> tuple[str, str]:
    one, other = speaker.amount(said.one), speaker.amount(said.other)
    if said.how in (">", "<"):
        return f"{one}が{other}より", "大きい" if said.how == ">" else "小さい"
    if isinstance(said.other, Number | Variable):
        return f"{one}が{'ちょうど' if said.how == '=' else ''}{other}{HOW[said.how]}", ""
    return f"{one}が{other}{HOW[said.how] or 'と同じ'}", ""


# --- happenings ----------------------------------------------------------------------------------------


def thing(speaker: Speaker, what: Subject | Filter | None) -> str:
    if what is None:
        return "カード"
    return speaker.cards(what, located=False) if isinstance(what, Filter) else speaker.subject(what)


def happening(speaker: Speaker, one: Happening) -> Said:
    """A happening as a clause, whose verb takes the form that the sentence needs."""
    what = thing(speaker, one.what)
    if one.together and isinstance(one.what, Filter):
        what = f"1{speaker.counter(one.what)}以上の{what}"
    by = f"{WHOSE[one.by]}効果によって" if one.by else ""
    said = _HAPPENINGS[one.kind]
    return said(speaker, one, what, by)


def doer(one: Happening) -> Subject | None:
    """What stands with が in the usual words, where that is one card."""
    by_the_other = one.kind == "downed" and not isinstance(one.other, Filter)
    first = one.other if (by_the_other or (one.kind == "attacked" and one.what is None)) and one.other else one.what
    return first if isinstance(first, Subject) else None


def _placed(speaker: Speaker, one: Happening, what: str, by: str) -> Said:
    source = f"{in_words(one.source, ZONES)}から" if one.source else ""
    if one.who:
        return Said(f"{PLAYERS[one.who]}が{what}を{source}{by}場に", BY_NAME["place"])
    return Said(f"{what}が{source}{by}場に", BY_NAME["arrive"])


def _became(goal: str, source: str = "") -> _Speaking:
    def said(speaker: Speaker, one: Happening, what: str, by: str) -> Said:
        return Said(f"{what}が{by}{source}{goal}に", BY_NAME["become"])

    return said


def _repositioned(speaker: Speaker, one: Happening, what: str, by: str) -> Said:
    if one.to:
        return Said(f"{what}が{by}{POSITIONS[one.to[0]][0]}に", BY_NAME["become"])
    who = f"{PLAYERS[one.who]}が" if one.who else ""
    return Said(f"{who}{what}の表示を{by}", BY_NAME["change"])


def _square_moved(speaker: Speaker, one: Happening, what: str, by: str) -> Said:
    to = f"{in_words(one.to, ROWS)}に" if one.to else ""
    source = f"{in_words(one.source, ROWS)}から" if one.source else ""
    if one.who:
        return Said(f"{PLAYERS[one.who]}が{what}を{by}{source}{to}", BY_NAME["move"], CAUSATIVE)
    return Said(f"{what}が{by}{source}{to}", BY_NAME["move"])


def _attacked(speaker: Speaker, one: Happening, what: str, by: str) -> Said:
    if one.what is None:
        return Said(f"{thing(speaker, one.other)}が", BY_NAME["attack"], PASSIVE)
    if one.nature == "direct":
        return Said(f"{what}が相手に直接", BY_NAME["attack"])
    if one.other is not None and not isinstance(one.other, Filter):
        return Said(f"{what}が{thing(speaker, one.other)}に", BY_NAME["attack"])
    other = f"{thing(speaker, one.other)}に" if one.other is not None else ""
    return Said(f"{what}が{other}", BY_NAME["attack"])


class _Coming(Said):
    """What is about to happen: never in the past."""

    def ending(self, form: str) -> str:
        return self.before + written(self.verb, PLAIN if form == PAST else form)


def _battled(speaker: Speaker, one: Happening, what: str, by: str) -> Said:
    other = f"{thing(speaker, one.other)}と" if one.other is not None else ""
    said = Said(f"{what}が{other}", by_stem("戦闘を行"))
    return said if one.kind == "battled" else _Coming(said.before, said.verb)


def _won(speaker: Speaker, one: Happening, what: str, by: str) -> Said:
    other = f"{thing(speaker, one.other)}との戦闘で" if one.other is not None else "戦闘で"
    return Said(f"{what}が{other}", BY_NAME["win"])


def _downed(speaker: Speaker, one: Happening, what: str, by: str) -> Said:
    if one.other is None:
        return Said(f"{what}が", BY_NAME["down"])
    if isinstance(one.other, Filter):
        return Said(f"{what}が{thing(speaker, one.other)}との戦闘で", BY_NAME["down"])
    return Said(f"{thing(speaker, one.other)}が{what}を", BY_NAME["down"], CAUSATIVE)


def _destroyed(speaker: Speaker, one: Happening, what: str, by: str) -> Said:
    return Said(f"{what}が{by}", BY_NAME["destroy"], PASSIVE)


def _damaged(speaker: Speaker, one: Happening, what: str, by: str) -> Said:
    how = {"": "", "battle": "戦闘で", "effect": "効果で", "down": ""}[one.nature]
    if one.what is None and one.nature == "effect":
        return Said(f"{PLAYERS[one.who]}が効果ダメージを", BY_NAME["receive"])
    damage = f"{how}{'ダウン' if one.nature == 'down' else ''}ダメージを"
    if one.what is None:
        return Said(f"{PLAYERS[one.who]}が{damage}", BY_NAME["receive"])
    return Said(f"{what}が{PLAYERS[one.who]}に{damage}", BY_NAME["give"])


def _gained_life(speaker: Speaker, one: Happening, what: str, by: str) -> Said:
    return Said(f"{PLAYERS[one.who]}がライフを", BY_NAME["recover"])


def _drawn(speaker: Speaker, one: Happening, what: str, by: str) -> Said:
    return Said(f"{PLAYERS[one.who]}がカードを", BY_NAME["draw"])


def _played(speaker: Speaker, one: Happening, what: str, by: str) -> Said:
    return Said(f"{PLAYERS[one.who]}が{what}を" if one.who else f"{what}を", BY_NAME["play"])


def _activated(speaker: Speaker, one: Happening, what: str, by: str) -> Said:
    return Said(f"{PLAYERS[one.who]}が{what}の効果を" if one.who else f"{what}の効果を", BY_NAME["activate"])


def _moved(speaker: Speaker, one: Happening, what: str, by: str) -> Said:
    source = f"{in_words(one.source, ZONES)}から" if one.source else ""
    to = f"{in_words(one.to, ZONES)}に" if one.to else ""
    if one.who:
        return Said(f"{PLAYERS[one.who]}が{what}を{source}{by}{to}", BY_NAME["put"])
    if one.to:
        return Said(f"{what}が{source}{by}{to}", BY_NAME["put"], PASSIVE)
    return Said(f"{what}が{source}{by}", BY_NAME["move"])


def _tapped(verb: str) -> _Speaking:
    def said(speaker: Speaker, one: Happening, what: str, by: str) -> Said:
        if one.by:
            state = {"tap": "ゲイン表示", "untap": "リゲイン表示"}[verb]
            return Said(f"{what}が{by}{state}に", BY_NAME["become"])
        return Said(f"{PLAYERS[one.who]}が{what}を" if one.who else f"{what}が", BY_NAME[verb])

    return said


def _chosen(speaker: Speaker, one: Happening, what: str, by: str) -> Said:
    effects = f"{WHOSE[one.by]}効果に" if one.by else ""
    return Said(f"{what}が{effects}", BY_NAME["choose"], PASSIVE)


_HAPPENINGS: Final[dict[str, _Speaking]] = {
    "placed": _placed,
    "turned-up": _became("表側表示", "裏側表示から"),
    "turned-down": _became("裏側表示"),
    "repositioned": _repositioned,
    "square-moved": _square_moved,
    "attacked": _attacked,
    "battling": _battled,
    "battled": _battled,
    "won": _won,
    "downed": _downed,
    "destroyed": _destroyed,
    "damaged": _damaged,
    "gained-life": _gained_life,
    "drawn": _drawn,
    "played": _played,
    "activated": _activated,
    "moved": _moved,
    "gained": _tapped("tap"),
    "regained": _tapped("untap"),
    "chosen": _chosen,
}


def at_phase(one: AtPhase) -> str:
    """自分のターン終了時, お互いのアタックフェイズ開始時."""
    moment = "終了時" if one.end else "開始時"
    if (one.phase, one.end) in (("setup", False), ("end", True)):
        return f"{WHOSE[one.whose]}ターン{moment}"
    return f"{WHOSE[one.whose]}{PHASES[one.phase][0]}{moment}"


def next_time(one: AtPhase) -> str:
    whose = "相手の次の" if one.whose == OPPONENT else "自分の次の"
    return whose + at_phase(replace(one, whose=EITHER))
