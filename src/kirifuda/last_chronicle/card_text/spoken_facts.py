"""Facts and happenings in the usual words."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ...effects.tree import (
    BOTH,
    EITHER,
    TURN_PLAYER,
    AllTrue,
    Amount,
    AtPhase,
    Coloured,
    Compare,
    Compares,
    Count,
    DidThisTurn,
    Exists,
    Fact,
    Filter,
    Happening,
    HasKeyword,
    InAttack,
    IsFalse,
    IsIt,
    IsPhase,
    IsTurnOf,
    Marked,
    Matches,
    Number,
    OneTrue,
    Oriented,
    PlayerStat,
    Subject,
    Typed,
    Variable,
)
from ...text.saying import Said
from ...text.speaking import HOW, in_words
from ...text.verbs import ACTIVE, PASSIVE, PAST, Verb, usual_verbs
from ..tree import THAT_PLAYER, CountersOn, HappenedThisTurn, PaidExtra
from ..vocabulary import FACTIONS, KEYWORDS, ORIENTATIONS, PHASES, STATS, STEPS, WAYS, ZONES
from .lexicon import VERBS
from .spoken_cards import PARTS, PLAYERS, ROMAN, WHOSE, Speaker, categories

BY_NAME: Final = usual_verbs(VERBS)
IF: Final = "ならば、"
WHILE: Final = "かぎり、"
WHEN: Final = "とき、"
BECOMES: Final = "ことになったとき、"
AND: Final = "、かつ"
OR: Final = "か、"
_NOUN_ENDS: Final = {
    IF: "ならば、",
    WHILE: "であるかぎり、",
    WHEN: "であるとき、",
    BECOMES: "であることになったとき、",
    AND: "であり、かつ",
    OR: "であるか、",
}
_NOT_ENDS: Final = {
    IF: "でないならば、",
    WHILE: "でないかぎり、",
    WHEN: "でないとき、",
    BECOMES: "でないことになったとき、",
    AND: "でなく、かつ",
    OR: "でないか、",
}
_JOINED: Final = {
    "ある": "あり",
    "ない": "なく",
    "持つ": "持ち",
    "持たない": "持たず",
    "多い": "多く",
    "少ない": "少なく",
    "置かれている": "置かれており",
    "攻撃している": "攻撃していて",
}


_BECOMING: Final = {"ない": "なく", "多い": "多く", "少ない": "少なく"}


def by_stem(stem: str) -> Verb:
    return next(verb for verb in VERBS if verb.stem == stem)


# --- facts ---------------------------------------------------------------------------------------------


def fact(speaker: Speaker, said: Fact, ending: str = IF) -> str:
    """A fact up to ならば、, かぎり、 or とき、."""
    if isinstance(said, AllTrue | OneTrue):
        joint = AND if isinstance(said, AllTrue) else OR
        parts = [_one(speaker, one, joint) for one in said.facts[:-1]]
        return "".join(parts) + _one(speaker, said.facts[-1], ending)
    return _one(speaker, said, ending)


def _one(speaker: Speaker, said: Fact, ending: str) -> str:
    negative = isinstance(said, IsFalse)
    inner = said.fact if isinstance(said, IsFalse) else said
    if isinstance(inner, HappenedThisTurn):
        happened = happening(speaker, inner.happening)
        if inner.times > 1:
            happened = replace(happened, before=f"{happened.before}{inner.times}回以上")
        return f"このターン、{happened.ending(PAST)}{'ことがない' if negative else ''}{ending}"
    if isinstance(inner, PaidExtra):
        return f"追加コストを支払った{'ことがない' if negative else ''}{ending}"
    words, verb = _said(speaker, inner, negative)
    if ending == BECOMES and not negative and re.search("(?:以上|以下|未満|[0-9Ⅰ-Ⅳ])$" if not verb else "$^", words):
        return f"{words}になったとき、"
    if ending == BECOMES and verb in _BECOMING:
        return f"{words}{_BECOMING[verb]}なったとき、"
    if not verb:
        return words + (_NOT_ENDS if negative else _NOUN_ENDS)[ending]
    if ending == AND:
        return f"{words}{_JOINED.get(verb, verb)}、かつ"
    return f"{words}{verb}{ending}"


def _said(speaker: Speaker, said: Fact, negative: bool) -> tuple[str, str]:
    """What stands before the verb, and the verb; no verb: it ends in a noun."""
    if isinstance(said, Exists):
        return _exists(speaker, said)
    if isinstance(said, Matches):
        return _matches(speaker, said, negative)
    if isinstance(said, Compares):
        return _compares(speaker, said)
    if isinstance(said, IsTurnOf):
        return f"{WHOSE[said.whose]}ターン", ""
    assert isinstance(said, IsPhase)
    whose = "" if said.whose == BOTH else WHOSE[said.whose]
    return whose + phase_word(said.phase), ""


def phase_word(phase: str) -> str:
    return (PHASES.get(phase) or STEPS[phase])[0]


def _exists(speaker: Speaker, said: Exists) -> tuple[str, str]:
    cards = speaker.cards(said.filter)
    if said.how == ">=" and said.amount == Number(1):
        return f"{cards}が", "ある"
    if said.how == "=" and said.amount == Number(0):
        return f"{cards}が", "ない"
    if isinstance(said.amount, Number | Variable) and said.how in (">=", "<=", "<", "="):
        exactly = "ちょうど" if said.how == "=" else ""
        return f"{cards}が{exactly}{speaker.number(said.amount)}{speaker.counter(said.filter)}{HOW[said.how]}", "ある"
    return _compared(speaker, f"{speaker.amount(Count(said.filter))}", said.how, said.amount)


def _matches(speaker: Speaker, said: Matches, negative: bool) -> tuple[str, str]:
    subject = speaker.subject(said.subject)
    filter = said.filter
    only = filter.tests[0] if len(filter.tests) == 1 and not filter.categories and not filter.zones else None
    if filter.zones and not filter.categories and not filter.tests:
        place = f"{WHOSE[filter.whose]}{in_words(filter.zones, ZONES)}"
        return f"{subject}が{place}に", "ない" if negative else "ある"
    if isinstance(only, Oriented):
        return f"{subject}が{ORIENTATIONS[only.how][0]}状態", ""
    if isinstance(only, InAttack) and only.part in ("attacking", "blocking", "blocked"):
        word = PARTS[only.part]
        return f"{subject}が", word.removesuffix("いる") + "いない" if negative else word
    if isinstance(only, DidThisTurn) and only.what == "attacked":
        return f"{subject}がこのターン、", "攻撃していない" if negative else "攻撃している"
    if isinstance(only, HasKeyword):
        return f"{subject}が『{KEYWORDS[only.keyword][0]}』を", "持たない" if negative else "持つ"
    if isinstance(only, Coloured) and filter.whose == EITHER:
        return f"{subject}が{in_words(only.colours, FACTIONS)}", ""
    if isinstance(only, Marked) and only.mark in ("factionless", "multi-soul"):
        return f"{subject}が{'無勢力' if only.mark == 'factionless' else 'マルチソウル'}", ""
    if isinstance(only, Typed) and filter.whose == EITHER:
        return f"{subject}が{categories(only.types)}", ""
    if (
        isinstance(only, Compare)
        and isinstance(only.amount, Number | Variable)
        and not only.original
        and only.stat != "damage"
    ):
        value = ROMAN[only.amount.value] if only.stat == "level" and isinstance(only.amount, Number) else ""
        return f"{subject}が{STATS[only.stat][0]}{value or speaker.number(only.amount)}{HOW[only.how]}", ""
    if isinstance(only, IsIt):
        return f"{subject}が{speaker.subject(only.subject)}", ""
    words = (
        speaker.cards(filter) if filter.categories or filter.zones else speaker.cards(filter).replace("戦場の", "", 1)
    )
    return f"{subject}が{words}", ""


def _compares(speaker: Speaker, said: Compares) -> tuple[str, str]:
    if isinstance(said.one, CountersOn) and isinstance(said.other, Number | Variable) and said.how in HOW:
        bearer = speaker.subject(said.one.of)
        counter = f"{bearer}の上に{said.one.counter}カウンターが"
        if said.how == ">=" and said.other == Number(1):
            return counter, "置かれている"
        if said.how == "=" and said.other == Number(0):
            return counter, "置かれていない"
        exactly = "ちょうど" if said.how == "=" else ""
        return f"{counter}{exactly}{speaker.number(said.other)}個{HOW[said.how]}", "置かれている"
    one = speaker.amount(said.one)
    if isinstance(said.one, PlayerStat) and said.one.stat == "era" and isinstance(said.other, Number):
        return f"{one}が{'ちょうど' if said.how == '=' else ''}{ROMAN[said.other.value]}{HOW[said.how]}", ""
    return _compared(speaker, one, said.how, said.other)


def _compared(speaker: Speaker, one: str, how: str, other: Amount) -> tuple[str, str]:
    if isinstance(other, Number | Variable) and how in (">=", "<=", "<", "="):
        return f"{one}が{'ちょうど' if how == '=' else ''}{speaker.number(other)}{HOW[how]}", ""
    words = speaker.amount(other)
    if how in (">", "<"):
        return f"{one}が{words}より", "多い" if how == ">" else "少ない"
    return f"{one}が{words}{'と同じ' if how == '=' else HOW[how]}", ""


# --- happenings ------------------------------------------------------------------------------------------

_Speaking = Callable[[Speaker, Happening, str, str], Said]


def thing(speaker: Speaker, side: "Subject | Filter | None", together: bool = False) -> str:
    if side is None:
        return ""
    if isinstance(side, Subject):
        return speaker.subject(side)
    if together:
        return f"1{speaker.counter(side)}以上の{speaker.cards(side)}"
    words = speaker.cards(side)
    return words.replace("戦場の", "", 1) if not side.categories and not side.zones else words


def happening(speaker: Speaker, said: Happening) -> Said:
    """A happening as a clause; its ending is still open."""
    what = thing(speaker, said.what, said.together)
    by = "" if not said.by else f"{WHOSE[said.by]}効果によって"
    return _SPOKEN[said.kind](speaker, said, what, by)


def _who(said: Happening) -> str:
    return f"{PLAYERS[said.who]}が" if said.who else ""


def _passive(verb: str, between: str = "") -> _Speaking:
    def speak(speaker: Speaker, said: Happening, what: str, by: str) -> Said:
        source = f"{in_words(said.source, ZONES)}から" if said.source else ""
        if said.kind == "placed" and said.nature:
            source = f"{WAYS[said.nature]}によって{source}"
        if said.who:
            return Said(f"{_who(said)}{by}{source}{what or 'カード'}を{between}", BY_NAME[verb])
        fight = "戦闘で" if said.nature == "combat" else ""
        if fight and said.other is not None:
            return Said(f"{thing(speaker, said.other)}が{fight}{what}を", BY_NAME[verb])
        by += fight
        other = f"{thing(speaker, said.other)}によって" if said.other is not None else ""
        return Said(f"{what}が{by}{other}{source}{between}", BY_NAME[verb], PASSIVE)

    return speak


def _left(speaker: Speaker, said: Happening, what: str, by: str) -> Said:
    return Said(f"{what}が{by}戦場を", BY_NAME["leave"])


def _moved(speaker: Speaker, said: Happening, what: str, by: str) -> Said:
    source = f"{in_words(said.source, ZONES)}から" if said.source else ""
    if not said.to:
        return Said(f"{what}が{by}{in_words(said.source, ZONES)}を", BY_NAME["leave"])
    to = in_words(said.to, ZONES)
    if said.who:
        return Said(f"{_who(said)}{by}{what}を{source}{to}に", BY_NAME["put"])
    return Said(f"{what}が{by}{source}{to}に", BY_NAME["put"], PASSIVE)


def _damaged(speaker: Speaker, said: Happening, what: str, by: str) -> Said:
    nature = {"combat": "戦闘ダメージ", "effect": "効果によるダメージ", "": "ダメージ"}[said.nature]
    if said.kind == "player-damaged":
        what = PLAYERS[said.who] if said.who != EITHER else "プレイヤー"
    if said.other is not None:
        to = f"{what}に" if what else ""
        return Said(f"{thing(speaker, said.other)}が{to}{nature}を", BY_NAME["give"])
    return Said(f"{what}が{nature}を", BY_NAME["receive"])


def _used(speaker: Speaker, said: Happening, what: str, by: str) -> Said:
    if said.who:
        return Said(f"{_who(said)}{what or 'スペル'}を", BY_NAME["use"])
    return Said(f"{what or 'スペル'}が", BY_NAME["use"], PASSIVE)


def _ability_used(speaker: Speaker, said: Happening, what: str, by: str) -> Said:
    return Said(f"{_who(said)}{what + 'の' if what else ''}アクションアビリティを", BY_NAME["use"])


def _fixed(before: str, verb: Verb, voice: str = ACTIVE) -> _Speaking:
    """`before` has {what}, {who}, {other} and {nature} in it."""

    def speak(speaker: Speaker, said: Happening, what: str, by: str) -> Said:
        other = thing(speaker, said.other)
        words = before.format(
            what=what,
            who=PLAYERS.get(said.who, ""),
            whose=WHOSE.get(said.who, "") if said.who != EITHER else "いずれかのプレイヤーの",
            other=other,
            nature=said.nature,
        )
        return Said(words, verb, voice)

    return speak


def _attacked(speaker: Speaker, said: Happening, what: str, by: str) -> Said:
    if said.who and said.what == Filter(categories=("unit",)):
        return Said(f"{PLAYERS[said.who]}が", BY_NAME["attack"])
    return Said(f"{what}が", BY_NAME["attack"])


def _squad(speaker: Speaker, said: Happening, what: str, by: str) -> Said:
    return Said(f"{what or PLAYERS[said.who]}が", BY_NAME["squad"])


def _blocked(speaker: Speaker, said: Happening, what: str, by: str) -> Said:
    other = f"{thing(speaker, said.other)}を" if said.other is not None else ""
    return Said(f"{what}が{other}", BY_NAME["block"])


def _was_blocked(speaker: Speaker, said: Happening, what: str, by: str) -> Said:
    other = f"{thing(speaker, said.other)}に" if said.other is not None else ""
    return Said(f"{what}が{other}", BY_NAME["block"], PASSIVE)


class Unblocked(Said):
    """防御されなかった has one form only."""

    __slots__ = ()

    def ending(self, form: str) -> str:
        return f"{self.before}防御されなかった"


def _unblocked(speaker: Speaker, said: Happening, what: str, by: str) -> Said:
    return Unblocked(f"{what}が", BY_NAME["block"])


def _invoked(speaker: Speaker, said: Happening, what: str, by: str) -> Said:
    of = f"{what}の" if what else ""
    word = "CB" if said.kind == "burst" else "『ソウルバースト』"
    return Said(f"{_who(said)}{of}{word}を", BY_NAME["invoke"])


def _checked(speaker: Speaker, said: Happening, what: str, by: str) -> Said:
    who = "いずれかのプレイヤー" if said.who == EITHER else PLAYERS[said.who]
    if what:
        return Said(f"{who}がクロノチェックによって{what}をCAヤードに", BY_NAME["put"])
    return Said(f"{who}がクロノチェックを", BY_NAME["do"])


def _chosen(speaker: Speaker, said: Happening, what: str, by: str) -> Said:
    other = f"{thing(speaker, said.other)}に" if said.other is not None else ""
    return Said(f"{what}が{by}{other}", BY_NAME["choose"], PASSIVE)


def _triggered(speaker: Speaker, said: Happening, what: str, by: str) -> Said:
    word = f"『{KEYWORDS[said.nature][0]}』" if said.nature else "トリガーアビリティ"
    return Said(f"{what}の{word}が", BY_NAME["trigger"])


def _interrupted(speaker: Speaker, said: Happening, what: str, by: str) -> Said:
    whose = "" if said.who in ("", EITHER) else WHOSE[said.who]
    return Said(f"{whose}{what or 'スペル'}が{by}", by_stem("打ち消"), PASSIVE)


def _control_changed(speaker: Speaker, said: Happening, what: str, by: str) -> Said:
    if said.who:
        return Said(f"{PLAYERS[said.who]}が{what}のコントロールを", BY_NAME["gain"])
    return Said(f"{what}のコントロールが", BY_NAME["change"], PASSIVE)


def _united(speaker: Speaker, said: Happening, what: str, by: str) -> Said:
    if said.other is not None:
        return Said(f"{_who(said)}{what}に{thing(speaker, said.other)}が", BY_NAME["unite"], PASSIVE)
    return Said(f"{_who(said)}{what}{'を' if said.who else 'が'}", BY_NAME["unite"], ACTIVE if said.who else PASSIVE)


_SPOKEN: Final[dict[str, _Speaking]] = {
    "placed": _passive("place", "戦場に"),
    "left": _left,
    "moved": _moved,
    "destroyed": _passive("destroy"),
    "sacrificed": _passive("sacrifice"),
    "discarded": _passive("discard"),
    "removed": _passive("remove"),
    "drawn": _fixed("{who}がカードを", BY_NAME["draw"]),
    "attacked": _attacked,
    "squad-attacked": _squad,
    "blocked": _blocked,
    "was-blocked": _was_blocked,
    "unblocked": _unblocked,
    "damaged": _damaged,
    "player-damaged": _damaged,
    "spell-used": _used,
    "ability-used": _ability_used,
    "burst": _invoked,
    "soul-burst": _invoked,
    "era-advanced": _fixed("{whose}時代が", by_stem("発展")),
    "chrono-checked": _checked,
    "gained-life": _fixed("{who}がライフを", BY_NAME["gain"]),
    "lost-life": _fixed("{who}がライフを", BY_NAME["lose"]),
    "points-gained": _fixed("{who}が進攻値を", BY_NAME["gain"]),
    "wiped": _fixed("{what}が", by_stem("ワイプ状態にな")),
    "recovered": _fixed("{what}が", BY_NAME["recover"], ACTIVE),
    "chosen": _chosen,
    "counters-put": _fixed("{what}の上に{nature}カウンターが", BY_NAME["put"], PASSIVE),
    "counters-removed": _fixed("{what}の上から{nature}カウンターが", BY_NAME["take-off"], PASSIVE),
    "triggered": _triggered,
    "control-changed": _control_changed,
    "interrupted": _interrupted,
    "united": _united,
    "searched": _fixed("{who}がデッキを", BY_NAME["search"]),
    "shuffled": _fixed("{whose}デッキが", BY_NAME["shuffle"], PASSIVE),
    "exchanged": _fixed("{who}が時代マーカーを", BY_NAME["exchange"]),
}


def at_phase(said: AtPhase) -> str:
    """～の開始時に、."""
    moment = "終了" if said.end else "開始"
    whose = {BOTH: "各", TURN_PLAYER: "", THAT_PLAYER: "そのプレイヤーの"}.get(said.whose, WHOSE.get(said.whose, ""))
    return f"{whose}{phase_word(said.phase)}の{moment}時に、"
