"""A tree of this game in the usual words."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, Final

from ...effects.statements import (
    ChangeCost,
    ChangeDamage,
    Damage,
    Destroy,
    Grant,
    Move,
    SetNumbers,
    StatChange,
    StatValue,
)
from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    YOU,
    Ability,
    Activated,
    Amount,
    AnyOf,
    AtPhase,
    CardText,
    Coloured,
    Compare,
    Condition,
    Cost,
    Count,
    DealtWith,
    DoAsCost,
    Every,
    Filter,
    Happened,
    InLanes,
    IsToken,
    Keyword,
    Minus,
    Named,
    Not,
    Number,
    Oriented,
    Own,
    SameName,
    Sentence,
    Standing,
    Stat,
    Test,
    This,
    Those,
    Times,
    TopCards,
    Typed,
    When,
)
from ...language.meanings import DOER, Gifts, Given, Place, Spot
from ...language.say.amounts import dealt_with, figure, is_figure, many, number, per_dealt_with
from ...language.say.cards import TESTS, cards, subject
from ...language.say.clauses import filter_of, happening
from ...language.say.kinds import SAID, belonging
from ...language.say.sentences import Text, same
from ...language.say.speaker import Manner, Part, Speaker
from ...language.say.speaker import Said as Known
from ...language.say.tape import Tape, Unsayable, attempts
from ...language.say.texts import following, written
from ...language.say.words import listed, usual
from ...language.scope import Scope
from ...language.sentences import Said
from ...language.trouble import Refused
from ..tree import (
    Break,
    Broken,
    Cores,
    HasAbility,
    Incapacitated,
    LordOf,
    MasterOf,
    Modify,
    PutTokens,
    SetStats,
    Symbols,
    WithCost,
)
from ..vocabulary import CORE_PLACES, KEYWORDS, MODES, ZONES
from .frames import CountsAsBattle, Paid
from .places import EXTRA, AttackWith, CorePhrase, CorePlace, LanePhrase, Tokens
from .reader import UNITS, sentences
from .vocabulary import CALLED
from .waiting import works_in_by_text

INSTEAD: Final = "代わりに"
THIS_CARD: Final = "このカード"
ATTRIBUTES: Final = EXTRA["Attribute"]
SOLE: Final = (("master",), ("lord",))
ON_THE_FIELD: Final = frozenset({"minion-zone", "leader-zone", "master-area", "lord-area"})


def say_text(text: CardText, category: str) -> str:
    """The text in its usual form. Read again it is the same tree."""
    lines: list[str] = []
    if text.keywords:
        lines.append("".join(keyword(one) for one in text.keywords))
    if text.play:
        lines.append(_Body(Scope(sentences().vocabulary, is_there=False), lines=True).following(text.play))
    lines += [say_ability(one, category in UNITS) for one in text.abilities]
    return "\n".join(lines)


def say_statements(statements: Sentence) -> str:
    """A sentence by itself."""
    return _Body(Scope(sentences().vocabulary)).following((statements,))


def say_ability(ability: Ability, unit: bool = True) -> str:
    """「name」《conditions》【costs】：body."""
    name = f"「{ability.name}」" if ability.name else ""
    in_place = ability.works_in != works_in_by_text(ability.sentences, unit, ability.conditions)
    heads, scope, known = _heads(ability.conditions, ability.works_in if in_place else (), unit)
    body = _Body(scope, known, all(isinstance(one, Standing) for one in ability.conditions))
    costs = "".join(f"【{body.cost((one,))}】" for one in ability.costs)
    return f"{name}《{heads}》{costs}：{body.following(ability.sentences)}"


# --- when it works -------------------------------------------------------------------------------------------------


def _heads(conditions: tuple[Condition, ...], works_in: tuple[str, ...], unit: bool) -> tuple[str, Scope, Known]:
    """The first way to say it that is read as it was meant, what is known after it."""
    from .reader import conditions_of

    for words, known in attempts(lambda tape: _headed(conditions, works_in, tape)):
        try:
            found, places, scope = conditions_of(words, unit)
        except Refused:
            continue
        if places == works_in and same(found, conditions, {}):
            return words, scope, known
    raise Unsayable(conditions)


def _headed(conditions: tuple[Condition, ...], works_in: tuple[str, ...], tape: Tape) -> tuple[str, Known]:
    s = Speaker(manner(), THIS_CARD, Known(), tape)
    place = f"{THIS_CARD}が{listed(s.vocabulary.zones, works_in)}にあり、" if works_in else ""
    once = "1ターンに1回、" if any(isinstance(one, When) and one.once for one in conditions) else ""
    words = [place + _condition(s, one) for one in conditions]
    first = conditions[0]
    if isinstance(first, When) and all(
        isinstance(one, When) and one.happening == first.happening for one in conditions
    ):
        s.said.happening = first.happening
    return once + "／".join(words), s.said


def _condition(s: Speaker, one: Condition) -> str:
    if isinstance(one, Standing):
        return {"": "常時", YOU: "自ターン中", OPPONENT: "相手ターン中"}[one.turn_of]
    if isinstance(one, Activated):
        if one != Activated(one.once):
            raise Unsayable(one)
        return "自ターン中任意1回" if one.once else "自ターン中任意"
    if isinstance(one, AtPhase):
        whose = {YOU: "あなたの", OPPONENT: "相手の", BOTH: "各"}.get(one.whose)
        if whose is None:
            raise Unsayable(one)
        return whose + usual(PHASE_TIMES, (one.phase, one.end))
    if not isinstance(one, When):
        raise Unsayable(one)
    plain = replace(one, once=False)
    if plain in CALLED.values():
        return usual(CALLED, plain)
    return happening(s, one.happening, "past") + "時"


# --- what it does --------------------------------------------------------------------------------------------------


class _Body:
    """The sentences of an ability, one after the other."""

    def __init__(self, scope: Scope, known: Known | None = None, stands: bool = False, lines: bool = False) -> None:
        """`lines`: behind a list of choices it goes on, on a line of its own."""
        self.lines = lines
        self.text = Text(manner(), sentences(), THIS_CARD, scope)
        self.text.said = known or Known()
        self.stands = stands

    def cost(self, costs: tuple[Cost, ...]) -> str:
        paid = tuple(one for cost in costs for one in _paid(cost))
        return self.text.sentence(Said((), paid))

    def following(self, all_: tuple[Sentence, ...]) -> str:
        words = ""
        for place, sentence in enumerate(all_):
            last = sentence[-1]
            if "\n" in words:
                if not self.lines:
                    raise Unsayable(all_)
                words += "\n"
            if isinstance(last, WithCost):
                costs_last = all(isinstance(one[-1], WithCost) for one in all_[place:])
                if not costs_last or len(sentence) > 1:
                    raise Unsayable(last)
                words += self._with_cost(last)
            else:
                words += self._said(sentence)
        return words

    def _with_cost(self, one: WithCost) -> str:
        """【MP1】～; 【MP1】代わりに～."""
        costs, inner = [one.cost], one
        while len(inner.then) == 1 and isinstance(inner.then[0], WithCost) and not inner.otherwise:
            inner = inner.then[0]
            costs.append(inner.cost)
        before = self._said(inner.otherwise) if inner.otherwise else ""
        instead = INSTEAD if inner.otherwise else ""
        return f"{before}【{self.cost(tuple(costs))}】{instead}{self._said(inner.then)}"

    def _said(self, sentence: Sentence) -> str:
        return following(self.text, list(_meant(sentence)), stands=self.stands)


def _meant(sentence: Sentence) -> Iterator[Said]:
    """The sentences as they are written: what is said of damage is one of its own, too."""
    dealt = [one for one in sentence if isinstance(one, Damage) and one.as_battle]
    if dealt:
        if len([one for one in sentence if isinstance(one, Damage)]) > 1:
            raise Unsayable(sentence)
        yield Said((), tuple(replace(one, as_battle=False) if one is dealt[0] else one for one in sentence))
        yield Said((), (CountsAsBattle(),))
        return
    yield from written(sentence)


def _paid(cost: Cost) -> tuple[Any, ...]:
    return cost.statements if isinstance(cost, DoAsCost) else (Paid(cost),)


# --- how this book says things -------------------------------------------------------------------------------------


def on_the_field(of: Filter) -> bool:
    """What lies there is a creature: 体, いる."""
    placed = not of.zones or set(of.zones) <= ON_THE_FIELD
    return placed and bool(of.categories or IsToken() in of.tests) and not set(of.categories) & {"skill", "arts"}


@cache
def manner() -> Manner:
    read = sentences()
    return Manner(
        vocabulary=read.vocabulary,
        frames=read.frames,
        counter=lambda of: "体" if on_the_field(of) else "枚",
        alive=on_the_field,
        keyword=keyword,
        ability=lambda one: f"『{say_ability(one)}』",
        type_form="タイプ「{}」",
        name_form="「{}」",
        acted=(
            ("アタックユニット", "", "アタックユニット"),
            ("アタックターゲット", "", "アタックターゲット"),
            ("バトル相手", "", "バトル相手"),
            ("このカードをブロックする", "active", "このカードをブロックしたユニット"),
            ("このカードにアタックする", "active", "このカードにアタックしたユニット"),
            ("このカードがブロックする", "active", "このカードがブロックしたユニット"),
            ("発生源", "", "ダメージの発生源"),
            ("条件", "", "条件を満たしたカード"),
        ),
        preferred=frozenset({"以下の効果の中から", "そうでないなら"}),
        clumsy=frozenset({"条件を満たしたカード"}),
        kinds={
            "gifts": lambda s, one: Part(_gifts(s, one)),
            "holder": lambda s, whose: Part(f"{s.of(whose)}マスター"),
            "cores": lambda s, one: _cores(s, one),
            "bare-cores": lambda s, _: Part("コア"),
            "core-place": lambda s, one: Part(_core_place(s, one)),
            "taken-cores": _taken_cores,
            "lane": lambda s, one: Part(_lane(s, one)),
            "lane-or-field": lambda s, one: Part(_lane(s, one)),
            "tokens": _tokens,
            "attack-with": lambda s, one: Part(_attack(s, one)),
            "tired": lambda s, one: belonging(s, one, "疲労"),
            "lanes-of": lambda s, one: belonging(s, one, "レーン"),
            "damage-on": lambda s, one: belonging(s, one, "ダメージ"),
            "wait-of": lambda s, one: Part(f"{cards(s, one) if isinstance(one, Filter) else subject(s, one)}のWT"),
            "wait-change": lambda s, by: Part(f"WT{'－' if by[1] else '＋'}{figure(by[0])}"),
            "target-of": lambda s, of: Part(f"{cards(s, of)}のアタックターゲット"),
            "any-effects": SAID["effects-of"],
            "activations": SAID["effects-of"],
            "points": lambda s, whose: Part(("" if whose == DOER else s.of(whose)) + "マスターポイント"),
            "so-much": lambda s, one: Part(
                ("" if one.whose == DOER else s.of(one.whose))
                + (figure(one.amount) if is_figure(one.amount) else f"{number(s, one.amount)}に等しい")
                + ("マスターポイント" if one.stat == "master-points" else usual(s.vocabulary.player_stats, one.stat))
            ),
            "in-all": lambda s, one: Part(f"合計{figure(one)}ダメージ"),
            "mode": lambda s, mode: Part(MODES[mode][0]),
            "all": lambda s, _: Part("全て"),
            "this-damage": lambda s, _: Part("このダメージ"),
            "battle-damage": lambda s, _: Part("バトルダメージ"),
            "some-kind": lambda s, one: Part(cards(s, one)),
            "several": lambda s, one: Part(_several(s, one)),
            "declared-word": lambda s, of: Part(_declared(s, of)),
            "declaring": lambda s, numbers: Part(f"{_numbers_from(*numbers)}数字を1つ宣言し、"),
            "own-damage": lambda s, one: SAID["damage"](s, one),
            "half-of-it": SAID["half"],
            "hand-cards": lambda s, _: Part("手札"),
            "so-many-points": lambda s, one: Part(f"{figure(one)}点" if is_figure(one) else many(s, one, "")),
        },
        tests={
            Coloured: lambda s, one: listed(s.vocabulary.colours, one.colours) + "を持つ",
            Typed: lambda s, one: _typed(one) + "を持つ",
            Named: lambda s, one: _names(one) + "の",
            SameName: lambda s, one: f"{subject(s, one.subject)}と同じ名前の",
            Oriented: lambda s, one: f"{usual(s.vocabulary.states, one.how)}の",
            IsToken: lambda s, one: "トークンである",
            Not: _not,
            Compare: lambda s, one: _attribute(s, one) if one in ATTRIBUTES.values() else TESTS[Compare](s, one),
            InLanes: lambda s, one: f"{_lane(s, Spot(one))}にいる",
            AnyOf: _any_of,
            **dict.fromkeys((HasAbility, Symbols, Incapacitated), _attribute),
        },
        verbs={Given: lambda s, one: "得る" if isinstance(one.subject, This | Every) else "与える", Move: _put},
        as_said=as_said,
        subjects={
            MasterOf: lambda s, one: f"{s.of(one.whose)}マスター",
            LordOf: lambda s, one: f"{s.of(one.whose)}ロード",
        },
        amounts={
            Cores: lambda s, one: f"{_core_word(s, one.whose, one.where)}の数",
            Minus: _minus,
            Own: lambda s, one: f"それぞれの{usual(s.vocabulary.stats, one.stat)}",
            DealtWith: lambda s, one: dealt_with(
                s, one, ("そうした枚数", "その点数", "そうした合計枚数", "そうした合計点数")
            ),
            Happened: lambda s, one: "その点数",
            Broken: lambda s, one: f"この効果でブレイクした{cards(s, one.of)}の数",
        },
        per={
            Broken: lambda s, one: f"この効果でブレイクした{cards(s, one.of)}1{s.manner.counter(one.of)}",
            Cores: lambda s, one: f"{_core_word(s, one.whose, one.where)}1個",
            DealtWith: lambda s, one: per_dealt_with(s, one, "そうした1枚"),
            Happened: lambda s, one: "その点数1点",
            Minus: lambda s, one: f"{_minus(s, one).removesuffix('の数')}1つ",
        },
        qualities={Typed: lambda s, one: _typed(one), Named: lambda s, one: _names(one)},
        brings_up={PutTokens: lambda one: (Filter(categories=("minion",)), one.count != Number(1))},
        located=_located,
        names_this=True,
        says_you=True,
    )


PHASE_TIMES: Final = {
    word: time for word, time in sentences().vocabulary.times.items() if "の" not in word and "フェイズ" in word
}


def _located(of: Filter) -> str:
    """What each player has one of needs no place; what is played never lies on the field (33-1)."""
    sole = of.whose != EITHER and of.categories in SOLE
    played = bool(of.categories) and set(of.categories) <= {"skill", "arts"}
    return "" if sole or played else "フィールドにある"


def keyword(one: Keyword) -> str:
    word, _, _ = KEYWORDS[one.name]
    return f"「{word}」" if one.amount is None else f"「{word}{one.amount}」"


def as_said(one: Any) -> Any:
    """Cards break, numbers change in pairs, a player is dealt damage on the master: as frames have it."""
    if isinstance(one, Break):
        return Destroy(one.subject)
    if isinstance(one, Grant):
        return Given(one.subject, Gifts(one.keywords, one.abilities), one.lasts)
    if isinstance(one, Modify) and (set_ := _multiplied(one)) is not None:
        return set_
    if isinstance(one, Modify):
        changes = StatChange("atk", one.atk, one.atk_down), StatChange("hp", one.hp, one.hp_down)
        return Given(one.subject, Gifts(changes=changes), one.lasts)
    if isinstance(one, SetStats):
        values = tuple(
            StatValue(stat, amount) for stat, amount in (("atk", one.atk), ("hp", one.hp)) if amount is not None
        )
        return SetNumbers(one.subject, values, one.lasts)
    if isinstance(one, ChangeCost) and not one.filter.zones:
        return replace(one, filter=replace(one.filter, whose=one.whose, zones=("hand",)))
    if isinstance(one, ChangeDamage) and isinstance(one.subject, Every) and one.subject.filter.zones == ("play",):
        return replace(one, subject=Every(replace(one.subject.filter, zones=())))
    return one


def _multiplied(one: Modify) -> SetNumbers | None:
    """So much again as it has."""
    for stat, more, other in (("atk", one.atk, one.hp), ("hp", one.hp, one.atk)):
        factor, own = (more.factor, more.amount) if isinstance(more, Times) else (1, more)
        if other == Number(0) and own in (Own(stat), Stat(stat, one.subject)) and not (one.atk_down or one.hp_down):
            return SetNumbers(one.subject, (StatValue(stat, Times(own, factor + 1)),), one.lasts)
    return None


def _put(s: Speaker, one: Move) -> str:
    """From elsewhere than the deck cards go back to the hand; of the deck they are added to it."""
    if one.to != "hand":
        return "除外する" if one.to == "exile" else "置く"
    of = filter_of(s, one.subject)
    if isinstance(one.subject, TopCards) or (of is not None and of.zones == ("deck",)):
        return "加える"
    looked = isinstance(one.subject, Those) and s.said.looked == one.subject.slot
    return "加える" if looked else "戻す"


def _gifts(s: Speaker, one: Gifts) -> str:
    pair = "／".join(f"{'－' if each.down else '＋'}{figure(each.amount)}" for each in one.changes)
    given = [f"「{pair}」の修正"] if pair else []
    return "と".join([*given, *map(keyword, one.keywords), *(f"『{say_ability(each)}』" for each in one.abilities)])


def _typed(one: Typed) -> str:
    return "タイプ" + "か".join(f"「{word}」" for word in one.types)


def _names(one: Named) -> str:
    return "か".join(f"「{word}」" for word in one.names)


def _attribute(s: Speaker, one: Test) -> str:
    word = usual(ATTRIBUTES, one)
    return word if word.endswith(("つ", "る", "ない")) else f"{word}の"


def _any_of(s: Speaker, one: AnyOf) -> str:
    """と同じレーンか隣接レーンにいる."""
    of = getattr(one.tests[0], "subject", None)
    for word, made in s.vocabulary.relations.items():
        if of is not None and made(of) == one and word.endswith("にいる"):
            return subject(s, of) + word
    return TESTS[AnyOf](s, one)


def _not(s: Speaker, one: Not) -> str:
    if one in ATTRIBUTES.values():
        return _attribute(s, one)
    return "トークンでない" if one.test == IsToken() else TESTS[Not](s, one)


def _several(s: Speaker, of: Filter) -> str:
    return f"1{s.manner.counter(of)}以上の{cards(s, of)}"


def _declared(s: Speaker, of: Any) -> str:
    from .places import DECLARED

    return usual(s.vocabulary.words, usual(DECLARED, of))


# --- cores, lanes, tokens ------------------------------------------------------------------------------------------


def _core_word(s: Speaker, whose: str, where: str) -> str:
    of = "" if whose in (DOER, "") else s.of(whose)
    return f"{of}{CORE_PLACES[where][0]}にあるコア" if where else f"{of}コア"


def _cores(s: Speaker, one: CorePhrase) -> Part:
    quantity = one.quantity
    if quantity is None:
        raise Unsayable(one)
    many = "全て" if quantity.count is None else f"{figure(quantity.count)}個"
    return Part(_core_word(s, one.whose, one.where), many)


def _core_place(s: Speaker, one: CorePlace) -> str:
    nobodys = one.whose in (DOER, "") or one.where == "this"
    return ("" if nobodys else s.of(one.whose)) + CORE_PLACES[one.where][0]


def _taken_cores(s: Speaker, one: CorePhrase) -> Part:
    """ゲーム外からコアを1つ取り、."""
    if one.quantity is None or one.quantity.count is None:
        raise Unsayable(one)
    return Part(f"{CORE_PLACES[one.where][0]}からコアを{figure(one.quantity.count)}つ取り、")


def _lane(s: Speaker, one: Spot | LanePhrase | Place) -> str:
    if isinstance(one, LanePhrase):
        return usual(EXTRA["LaneWord"], one.which)
    if isinstance(one, Place):
        return s.of(one.whose) + ZONES["field"][0]
    if not isinstance(one.test, InLanes):
        raise Unsayable(one)
    return s.of(one.whose) + listed(s.vocabulary.spots, tuple(InLanes((lane,)) for lane in one.test.lanes))


def _tokens(s: Speaker, one: Tokens) -> Part:
    if one.quantity is None or one.quantity.count is None:
        raise Unsayable(one)
    return Part(one.name, many(s, one.quantity.count, "体"))


def _attack(s: Speaker, one: AttackWith) -> str:
    return f"「ATK{figure(one.atk)}」" + "".join([f"{_gifts(s, one.gifts)}" if one.gifts != Gifts() else ""])


def _minus(s: Speaker, one: Minus) -> str:
    """あなたの空いているレーンの数: a player has three, with one minion in each."""
    if one.one == Number(3) and isinstance(one.other, Count) and one.other.of.zones == ("minion-zone",):
        return f"{s.of(one.other.of.whose)}空いているレーンの数"
    return f"{number(s, one.one)}から{number(s, one.other)}を引いた数"


def _numbers_from(least: Amount, most: Amount | None) -> str:
    if most is not None:
        return f"{figure(least)}から{figure(most)}までの"
    return "" if least == Number(0) else f"{figure(least)}以上の"
