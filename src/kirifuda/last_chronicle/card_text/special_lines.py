"""Lines that say what using a card costs or when it may be used, and sentences that say so of an ability."""

import re
from dataclasses import dataclass
from typing import Final

from ...text.mapped import Mapped
from ...text.verbs import NOT, PLAIN, written
from . import lexicon
from .lexicon import FORMS, PHASE, VERBS, ZONE
from .signs import THIS_NAME

_USE: Final = "(?:使用か配置|配置か使用|使用|配置)"
ADDED: Final = re.compile(
    f"(?:(?P<cards>.+?)を{_USE}する(?:為の|際の|時の|際に|時に|には|為に)?、?)?追加(?:の)?コスト(?:として|は)、?(?P<cost>.+)"
)
ALTERNATIVE: Final = re.compile(
    f"(?P<cards>.+?)(?:の(?:{_USE}|本来の)?コスト|を{_USE}するコスト)を支払う代わりに、?(?P<cost>.+)"
)
FREE: Final = re.compile(f"(?P<cards>.+?)(?:は|を)、?コストを支払わずに{_USE}(?:してもよい|する事が出来る|出来る)")
_PAYER: Final = "(?:(?P<payer>その(?:コントローラー|プレイヤー)|相手|あなた)(?:が|は)、?)?"
TO_ACT: Final = re.compile(
    f"(?P<cards>.+?)(?:は|が)、?{_PAYER}(?P<cost>[^、]+?ない)かぎり、?"
    "(?P<act>攻撃|防御)(?:に参加)?(?:する事が)?(?:出来ない|しない)"
)
TO_ACT_MUST: Final = re.compile(
    "(?P<cards>.+?)(?:が|は)、?(?P<act>攻撃|防御)(?:に参加)?する(?:為には|為に|には|為の追加コストとして|追加コストとして|為のコストとして|コストとして|際に|たびに?、|場合、|時、)、?"
    f"{_PAYER}(?P<cost>.+?なければならない)"
)
_ONLY: Final = "(?:のみ|だけ|しか)、?"
_DOABLE: Final = "(?:使用|配置|使用や配置|起動)?(?:する事が)?(?:出来る|出来ない)"
ONLY_IF: Final = re.compile(
    f"(?:(?P<cards>この(?:カード|スペル|ユニット|ヒストリー|ストラクチャ)|{THIS_NAME})は、?)?(?P<fact>[^。]+?){_ONLY}"
    f"(?:使用|配置|使用や配置|起動)(?:する事が)?(?:出来る|出来ない)"
)
_THIS_SPELL: Final = f"(?:このカード|このスペル|{THIS_NAME})"
_IF_SO: Final = "(?:.*(?:なら(?:ば)?|場合|かぎり)、?)?"
OF_A_SPELL: Final = (
    ADDED,
    ALTERNATIVE,
    ONLY_IF,
    re.compile(".*山札に[^。]*入れ(?!替)"),
    re.compile(f"{_IF_SO}{_THIS_SPELL}のコスト[はがを]"),
    re.compile(f"{_IF_SO}{_THIS_SPELL}(?:は|を)、?コストを支払わずに"),
    re.compile(f"{_THIS_SPELL}が(?:(?:山札|手札|捨て札置き場|CAヤード|ソウルヤード)(?:から|に)|捨てられ)"),
    re.compile(f"{_IF_SO}{_THIS_SPELL}は、?[^。]*(?:打ち消されない|無効にされない|中断されない)"),
)
"""Lines of a spell that are abilities, and not done when it resolves."""
_TRIGGERS: Final = "(?:誘発|トリガー)(?:する|しない)"
OF_ABILITY: Final = re.compile(
    f"(?:この(?:アビリティ|能力)|これ)は、?(?P<fact>.+?)(?:{_ONLY}|(?<=まで)、?)(?:{_DOABLE}|{_TRIGGERS})"
)
ONCE: Final = re.compile("(?:各ターン|毎ターン|1ターン|ターン)に?(?:つき)?1[回度](?:まで|だけ)?")
TIMES: Final = re.compile("(?:各ターン|毎ターン|1ターン|ターン)に?(?:つき)?([0-9]+)[回度](?:まで)?")
ONCE_FIRST: Final = re.compile(f"{ONCE.pattern}、")
"""1ターンに1回、～とき、～."""
_TURN: Final = re.compile("(あなた|相手)のターン(?:の間|中)?(?:に)?")
_PHASE: Final = re.compile(f"(?:(あなた|相手)の)?({PHASE})(?:の間|中)?(?:に)?")
_PLACE: Final = re.compile(
    "(?:この(?:カード|ユニット|スペル|ヒストリー|ストラクチャ)"
    f"|{THIS_NAME})が、?(?:あなたの)?(?P<zones>{ZONE}(?:か{ZONE})*)に(?:ある"
    "|置かれている)(?:場合|時|間)?(?:に)?"
)


@dataclass(slots=True)
class Limits:
    """When an action ability may be used: once a turn, in whose turn, in which phase, where its card lies."""

    once: bool = False
    times: int = 0
    """So many times a turn; 0: as often as one likes."""
    turn_of: str = ""
    during: str = ""
    zones: tuple[str, ...] = ()
    facts: tuple[Mapped, ...] = ()
    """What else must be true, still to be read."""


def limit(text: Mapped, limits: Limits) -> bool:
    """Adds what one phrase says; False if it says nothing of the kind."""
    said = text.text
    if ONCE.fullmatch(said):
        limits.once = True
    elif match := TIMES.fullmatch(said):
        limits.times = int(match.group(1))
    elif match := _TURN.fullmatch(said):
        limits.turn_of = "you" if match.group(1) == "あなた" else "opponent"
    elif match := _PHASE.fullmatch(said):
        limits.during = lexicon.PHASE_WORDS[match.group(2)]
        if match.group(1):
            limits.turn_of = "you" if match.group(1) == "あなた" else "opponent"
    elif match := _PLACE.fullmatch(said):
        limits.zones = lexicon.zones_of(match.group("zones"))
    else:
        return False
    return True


def limits_of(text: Mapped, limits: Limits) -> None:
    """～かつ～: each part says something, or is a fact."""
    place = 0
    for match in re.finditer("(?:場合|時)?、?かつ、?|$", text.text):
        part = text.part(place, match.start())
        if part.text and not limit(part, limits):
            ending = re.search("(?:場合|時|間)(?:に)?$", part.text)
            end = ending.start() if ending is not None else len(part)
            limits.facts += (part.part(0, end),)
        place = match.end()


_THERE: Final = re.compile(
    f"(?:あなたの)?(?P<zone>{ZONE})(?:にある|から、?)(?=(?:この(?:カード|ユニット)|{THIS_NAME})を)"
    f"|(?:(?<=このカードを)|(?<=このユニットを)|(?<={THIS_NAME}を))、?(?:あなたの)?(?P<other>{ZONE})から、?"
)


def of_this_there(costs: Mapped, limits: Limits) -> Mapped:
    """捨て札置き場にあるこのカードを除外する: the ability is used where the card lies."""
    match = _THERE.search(costs.text)
    if match is None:
        return costs
    limits.zones = lexicon.zones_of(match.group("zone") or match.group("other"))
    return costs.replaced(*match.span(), "")


def after_fact(text: Mapped) -> Mapped:
    """What follows ～ならば、 in a line about another cost; all of it where there is no such fact."""
    lead = re.match(".+?(?:なら(?:ば)?|場合|かぎり)、?(?=.*コストを支払(?:わずに|う代わりに))", text.text)
    return text.part(lead.end() if lead is not None else 0, len(text))


_PAID_BY: Final = ("pay", "sacrifice", "discard", "wipe", "remove", "take-off", "put", "return", "lose", "reveal")
"""What may be done to pay for an attack or a block."""


def positive(text: Mapped) -> Mapped | None:
    """《2》を支払わない and ～しなければならない as what is done: 《2》を支払う."""
    said = text.text
    for ending in ("なければならない", "ない"):
        if not said.endswith(ending):
            continue
        negative = said.removesuffix(ending) + "ない"
        surfaces = [
            surface
            for surface, form in FORMS.items()
            if form.form == NOT and form.verb in _PAID_BY and negative.endswith(surface)
        ]
        for surface in sorted(surfaces, key=len, reverse=True):
            form = FORMS[surface]
            for verb in VERBS:
                if verb.name == form.verb and surface.startswith(verb.stem) and verb.stem:
                    start = len(negative) - len(surface)
                    return text.replaced(start, len(text), written(verb, PLAIN, form.voice))
    return None
