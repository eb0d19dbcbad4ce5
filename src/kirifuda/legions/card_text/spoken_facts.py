"""Facts and happenings in the usual words."""

from dataclasses import replace
from typing import Final

from ...effects.tree import (
    EITHER,
    OPPONENT,
    AllTrue,
    Amount,
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
    InLanes,
    IsFalse,
    IsTurnOf,
    Matches,
    Named,
    Number,
    OneTrue,
    Oriented,
    Subject,
    Typed,
)
from ...text.saying import Said
from ...text.speaking import HOW
from ...text.verbs import PASSIVE, Verb, usual_verbs
from ..tree import Broke, Cores, Mode
from ..vocabulary import CATEGORIES, CORE_PLACES, MODES
from .lexicon import VERBS
from .nominals import is_figure
from .spoken_cards import PLAYERS, WHOSE, Speaker, lanes, quoted, zones

BY_NAME: Final = usual_verbs(VERBS)


def by_stem(stem: str) -> Verb:
    return next(verb for verb in VERBS if verb.stem == stem)


# --- facts ---------------------------------------------------------------------------------------------

_ENDS: Final = {
    "ある": ("あるなら、", "あり、かつ", "あるか、", "ある限り、"),
    "いる": ("いるなら、", "おり、かつ", "いるか、", "いる限り、"),
    "ない": ("ないなら、", "なく、かつ", "ないか、", "ない限り、"),
    "いない": ("いないなら、", "いなく、かつ", "いないか、", "いない限り、"),
    "持つ": ("持つなら、", "持ち、かつ", "持つか、", "持つ限り、"),
    "持たない": ("持たないなら、", "持たず、かつ", "持たないか、", "持たない限り、"),
    "多い": ("多いなら、", "多く、かつ", "多いか、", "多い限り、"),
    "少ない": ("少ないなら、", "少なく、かつ", "少ないか、", "少ない限り、"),
    "ブレイクした": ("ブレイクした場合、",),
    "した": ("たなら、",),
    "ブレイクしなかった": ("ブレイクしなかった場合、",),
    "": ("なら、", "で、かつ", "であるか、", "である限り、"),
    "でない": ("でないなら、", "でなく、かつ", "でないか、", "でない限り、"),
}
"""How a fact ends: before what depends on it, before another that must be true too, before another that may be, and
before what lasts as long as it is true."""
IF: Final = 0
AS_LONG_AS: Final = 3


def fact(speaker: Speaker, said: Fact, end: int = IF) -> str:
    """A fact with なら, or with 限り."""
    if isinstance(said, AllTrue | OneTrue):
        joint = 1 if isinstance(said, AllTrue) else 2
        parts = [_one(speaker, one, joint) for one in said.facts[:-1]]
        return "".join(parts) + _one(speaker, said.facts[-1], end)
    return _one(speaker, said, end)


def _one(speaker: Speaker, said: Fact, joint: int) -> str:
    negative = isinstance(said, IsFalse)
    inner = said.fact if isinstance(said, IsFalse) else said
    words, end = _said(speaker, inner, negative)
    return words + _ENDS[end][joint]


def _said(speaker: Speaker, said: Fact, negative: bool) -> tuple[str, str]:
    if isinstance(said, Exists):
        return _exists(speaker, said, negative)
    if isinstance(said, Matches):
        return _matches(speaker, said, negative)
    if isinstance(said, Broke):
        if isinstance(said.subject, Filter):
            how = "ブレイクしなかった" if negative else "ブレイクした"
            return f"この効果で{speaker.cards(said.subject, located=False)}が", how
        return f"{speaker.subject(said.subject)}が", "ブレイクしなかった" if negative else "ブレイクした"
    be = "でない" if negative else ""
    if isinstance(said, Mode):
        return f"{WHOSE[said.whose]}マスターが{MODES[said.mode][0]}", be
    if isinstance(said, IsTurnOf):
        return f"{WHOSE[said.whose]}ターン", be
    if isinstance(said, Compares):
        words, end = _compares(speaker, said)
        return words, end or be
    raise TypeError(said)


def _exists(speaker: Speaker, said: Exists, negative: bool) -> tuple[str, str]:
    if negative:
        number = Count(said.filter)
        return _compares(speaker, Compares(number, said.how, said.amount))[0], "でない"
    cards = speaker.cards_there(said.filter)
    there = speaker.is_there(said.filter) + "る"
    if (said.how, said.amount) == (">=", Number(1)):
        return f"{cards}が", there
    if (said.how, said.amount) == ("=", Number(0)):
        return f"{cards}が", "いない" if there == "いる" else "ない"
    if cards.endswith("手札"):
        return f"{cards}が{compared(speaker, said.how, said.amount, '枚')}", ""
    return f"{cards}が{compared(speaker, said.how, said.amount, speaker.counter(said.filter))}", there


def compared(speaker: Speaker, how: str, amount: Amount, counter: str) -> str:
    figure = f"{speaker.amount(amount)}{counter}"
    if how == "=":
        return f"ちょうど{figure}"
    return figure + {">": "より多く"}.get(how, HOW[how])


def _matches(speaker: Speaker, said: Matches, negative: bool) -> tuple[str, str]:
    subject = speaker.subject(said.subject)
    filter = said.filter
    be = "でない" if negative else ""
    if filter.zones and not filter.categories and not filter.tests:
        return f"{subject}が{WHOSE[filter.whose]}{zones(filter.zones)}に", "ない" if negative else "ある"
    if not filter.zones and not filter.categories and len(filter.tests) == 1:
        test = filter.tests[0]
        if isinstance(test, DidThisTurn) and not negative:
            done = speaker.test(test).removeprefix("このターンに").removesuffix("た")
            return f"このターンに{subject}が{done}", "した"
        if isinstance(test, InLanes):
            return f"{subject}が{WHOSE[filter.whose]}{lanes(test.lanes)}に", "いない" if negative else "いる"
        if isinstance(test, HasKeyword) and filter.whose == EITHER:
            had = speaker.test(test).removesuffix("持つ")
            return f"{subject}が{had}", "持たない" if negative else "持つ"
        if isinstance(test, Oriented | Coloured | Compare | Typed | Named) and filter.whose == EITHER:
            bare = f"カード名{quoted(test.names)}" if isinstance(test, Named) else speaker.test(test)
            for end in ("を持つ", "の"):
                bare = bare.removesuffix(end)
            if not bare.startswith("ダメージを受けて") and not bare.endswith("い"):
                return f"{subject}が{bare}", be
    return f"{subject}が{speaker.cards(filter, located=False)}", be


def _compares(speaker: Speaker, said: Compares) -> tuple[str, str]:
    one = speaker.cores(said.one) if isinstance(said.one, Cores) else speaker.amount(said.one)
    if is_figure(said.other):
        counter = "個" if isinstance(said.one, Cores) else "点" if one.endswith("ライフ") else ""
        return f"{one}が{compared(speaker, said.how, said.other, counter)}", ""
    other = speaker.cores(said.other) if isinstance(said.other, Cores) else speaker.amount(said.other)
    if said.how in (">", "<"):
        return f"{one}が{other}より", "多い" if said.how == ">" else "少ない"
    return f"{one}が{other}{HOW[said.how] or 'と同じ'}", ""


# --- happenings ----------------------------------------------------------------------------------------


Thing = Subject | Filter | None


def thing(speaker: Speaker, what: Thing, together: bool = False, located: bool = False) -> str:
    if isinstance(what, Filter):
        counter = speaker.counter(what)
        return speaker.cards(what, located, before=f"1{counter}以上の" if together else "")
    if what is None:
        return "カード"
    return speaker.subject(what)


_NATURES: Final = {"": "", "attack": "", "battle": "バトル", "effect": "効果"}


def happening(speaker: Speaker, one: Happening) -> Said:
    """～がブレイクし…: the clause of a happening."""
    what = thing(speaker, one.what, one.together)
    other = thing(speaker, one.other)
    by = "" if not one.by else f"{WHOSE[one.by]}効果で"
    source = f"{zones(one.source)}から" if one.source else ""
    who = f"{PLAYERS[one.who]}が" if one.who else ""
    kind = one.kind
    if kind in ("placed", "moved", "exiled"):
        return _moved(speaker, one, what, who, by, source)
    if kind in _PLAIN_VERBS:
        stem = _PLAIN_VERBS[kind]
        goal = f"{lanes(one.to)}に" if one.to else ""
        return Said(f"{what}が{by}{goal}", by_stem(stem))
    if kind == "attacked":
        if one.what is None:
            return Said(f"{other}が", BY_NAME["attack"], PASSIVE)
        return Said(f"{what}が{other}に" if one.other is not None else f"{what}が", BY_NAME["attack"])
    if kind == "blocked":
        if one.what is None:
            return Said(f"{other}が", BY_NAME["block"], PASSIVE)
        return Said(f"{what}が{other}を" if one.other is not None else f"{what}が", BY_NAME["block"])
    if kind == "battled":
        against = f"{other}と" if one.other is not None else ""
        return Said(f"{what}が{against}", by_stem("バトルを行"))
    if kind == "survived":
        against = f"{other}とのバトルで" if one.other is not None else "バトルで"
        return Said(f"{what}が{against}", BY_NAME["survive"])
    if kind == "broken":
        what = thing(speaker, one.what, one.together, located=True)
        if one.other is not None:
            how = {"attack": "アタックで", "battle": "バトルで"}.get(one.nature, "")
            return Said(f"{other}が{how}{what}を{by}", BY_NAME["break"])
        return Said(f"{what}が{'バトルで' if one.nature == 'battle' else ''}{by}", BY_NAME["break"])
    if kind == "damaged":
        damage = f"{_NATURES[one.nature]}ダメージを"
        if one.other is not None:
            whom = "" if one.what is None else f"{what}に"
            if one.nature == "attack":
                whom = f"アタックで{whom}"
            return Said(f"{other}が{whom}{damage}", BY_NAME["give"])
        return Said(f"{what}が{by}{damage}", BY_NAME["receive"])
    if kind in ("unlocked", "played"):
        verb = BY_NAME["unlock" if kind == "unlocked" else "play"]
        return Said(f"{who}{source}{what}を", verb) if one.who else Said(f"{what}が", verb, PASSIVE)
    if kind == "drawn":
        return Said(f"{who}{by}カードを{'1枚以上' if one.together else ''}", BY_NAME["draw"])
    if kind == "card-changed":
        return Said(who, by_stem("カードチェンジを行"))
    if kind in ("gained-life", "lost-life"):
        verb = BY_NAME["gain" if kind == "gained-life" else "lose"]
        return Said(f"{WHOSE[one.who]}マスターが{by}ライフを", verb)
    if kind == "wait-changed":
        return Said(f"{what}のWTが", BY_NAME["change"])
    if kind == "chosen":
        effects = "" if not one.by else f"{'相手' if one.by == OPPONENT else 'あなた'}の"
        chooser = f"{effects}効果" if one.other is None else other
        return Said(f"{what}が{chooser}に", BY_NAME["choose"], PASSIVE)
    if kind == "awakened":
        return Said(f"{WHOSE[one.who]}マスターが", BY_NAME["awaken"])
    if kind == "cores-moved":
        return Said(f"{who}コアを{core_goal(one.to[0]) if one.to else ''}", BY_NAME["put"])
    raise ValueError(kind)


_PLAIN_VERBS: Final = {
    "lane-moved": "レーン移動",
    "exhausted": "疲労",
    "recovered": "活性状態にな",
    "reversed": "リバース状態にな",
    "opened": "オープン状態にな",
}


def _moved(speaker: Speaker, one: Happening, what: str, who: str, by: str, source: str) -> Said:
    if one.kind == "exiled":
        if who:
            return Said(f"{who}{by}{source}{what}を", BY_NAME["exile"])
        return Said(f"{what}が{by}{source}", BY_NAME["exile"], PASSIVE)
    if one.kind == "placed":
        goal = lanes(one.to) or "フィールド"
        if who:
            return Said(f"{who}{by}{source}{what}を{goal}に", BY_NAME["place"])
        if isinstance(one.what, Filter) and one.what.whose != EITHER:
            cards = thing(speaker, replace(one.what, whose=EITHER), one.together)
            return Said(f"{by}{source}{WHOSE[one.what.whose]}{goal}に{cards}が", BY_NAME["place"], PASSIVE)
        return Said(f"{what}が{by}{source}{goal}に", BY_NAME["place"], PASSIVE)
    to = f"{zones(one.to)}に" if one.to else ""
    if one.nature == "break":
        by += "ブレイク処理で"
    if who:
        return Said(f"{who}{by}{source}{what}を{to}", BY_NAME["move"])
    return Said(f"{what}が{by}{source}{to}", BY_NAME["move"])


def core_source(place: str, whose: str) -> str:
    """～から, of a place from which cores are taken."""
    if place == "outside":
        return f"{CORE_PLACES[place][0]}から"
    if place in ("master", "lord"):
        return f"{whose}{CATEGORIES[place][0]}の上から"
    if place == "this":
        return "このカードの上から"
    return f"{whose}{CORE_PLACES[place][0]}から"


def core_goal(place: str) -> str:
    """～に, of a place where cores are put."""
    if place in ("master", "lord"):
        return f"{CATEGORIES[place][0]}の上に"
    if place == "this":
        return "このカードの上に"
    return f"{CORE_PLACES[place][0]}に"
