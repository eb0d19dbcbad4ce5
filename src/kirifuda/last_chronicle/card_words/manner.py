"""How this book says things, beside its vocabulary."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from ...effects.statements import (
    ChangeCost,
    ChangeStats,
    Choose,
    Forbid,
    Grant,
    If,
    Later,
    LoseLife,
    Move,
    Orient,
    SetNumbers,
    StatChange,
    StatValue,
)
from ...effects.tree import (
    EITHER,
    STAYS,
    TURN_PLAYER,
    YOU,
    Ability,
    AtPhase,
    Compare,
    Compares,
    Condition,
    Cost,
    Count,
    DealtWith,
    DidThisTurn,
    DoAsCost,
    Every,
    Filter,
    Half,
    Happened,
    InAttack,
    IsFalse,
    IsIt,
    IsToken,
    Keyword,
    Not,
    Number,
    Own,
    PlayerStat,
    SameName,
    Stat,
    Statement,
    Subject,
    This,
    Those,
    Times,
    TimesThisTurn,
    TopCards,
    When,
)
from ...language.meanings import COMING, DOER, Gifts, Given, Quantity, Things
from ...language.say.amounts import dealt_with, figure, is_figure, many, number
from ...language.say.cards import COMPARED, TESTS, cards, subject
from ...language.say.clauses import SOMETHING, clause, fact, filter_of
from ...language.say.kinds import SAID, period
from ...language.say.sentences import body
from ...language.say.speaker import Manner, Part, Speaker
from ...language.say.tape import Unsayable
from ...language.say.words import usual
from ...language.sentences import Said, SentenceReader
from .. import tree
from ..statements import (
    AddCost,
    AlternativeCost,
    CallPlayer,
    ChangePrice,
    ChooseAbility,
    ChooseCardOrPlayer,
    ChronoCheck,
    CostToAct,
    Designate,
    Discard,
    GainAdvancePoints,
    OnlyIf,
    Pay,
    PlaceTokens,
    Put,
    RevealUntil,
    Sacrifice,
    Search,
)
from ..tree import (
    THAT_PLAYER,
    CameBy,
    Chose,
    CountersOn,
    Depending,
    DifferentNames,
    Each,
    HappenedThisTurn,
    HasCounters,
    InEach,
    Kinds,
    Lit,
    NameContains,
    NthThisTurn,
    OfWord,
    OneOf,
    PaySouls,
    Provided,
    SameKind,
    SameSquad,
    StateTrigger,
    TimesATurn,
    TotalWithin,
    WipeThis,
)
from . import phases
from .as_written import unfolded
from .assembling import put_in
from .counters import OfSize
from .phrases import EXTRA, CardOrPlayer, DamageTo, Ordinal
from .purposes import until_it_leaves
from .shapes import HIDDEN, SIDES, said_to_be_yours, shaped
from .wording import ANYONE, AsCard, UntilItLeaves, UseLimit

ON_THE_FIELD: Final = ("battlefield",)


def on_the_field(of: Filter) -> bool:
    """A unit in play: 体, いる."""
    return of.categories == ("unit",) and of.zones in ((), ON_THE_FIELD) and AsCard() not in of.tests


SPELLING: Final = {
    "全て": "すべて",
    "出来": "でき",
    "た時、": "たとき、",
    "る時、": "るとき、",
    "い時、": "いとき、",
    "なら、": "ならば、",
    "限り、": "かぎり、",
    "る事": "ること",
    "た事": "たこと",
    **{
        f"{of}{number}{rest}": f"{of}{era}{rest}"
        for number, era in enumerate("ⅠⅡⅢⅣ", 1)
        for of in ("時代が", "レベル")
        for rest in ("以", "な", "の")
    },
}


def manner(
    read: SentenceReader, keyword: Callable[[Keyword], str], ability: Callable[[Ability], str], paying: bool
) -> Manner:
    return Manner(
        vocabulary=read.vocabulary,
        frames=read.frames,
        counter=lambda of: "体" if on_the_field(of) else "枚",
        alive=on_the_field,
        keyword=keyword,
        ability=ability,
        type_form="【{}】",
        name_form="「{}」",
        acted=(
            ("防御する", "active", "防御したユニット"),
            ("防御する", "passive", "防御されたユニット"),
            ("クロノチェックする", "passive", "クロノチェックで置いたカード"),
            ("犠牲にする", "active", "犠牲にしたユニット"),
        ),
        preferred=frozenset({"そうでないなら"}),
        spelling=SPELLING,
        clumsy=frozenset(),
        kinds=_kinds(keyword, ability),
        tests=_tests(),
        verbs={
            Given: lambda s, one: "得る",
            Move: _put,
            Orient: lambda s, one: "コスト" if paying and one == Orient(This(), "wiped") else "",
        },
        as_said=as_said,
        subjects={Each: lambda s, one: "それぞれ"},
        amounts={
            CountersOn: lambda s, one: f"{_counters_on(s, one)}の数",
            tree.Greatest: _greatest,
            Times: lambda s, one: f"{number(s, one.amount)}×{one.factor}",
            InEach: lambda s, one: f"{number(s, one.amount)}の{one.size}分の1（端数切り捨て）",
            Kinds: lambda s, one: f"{cards(s, one.of)}の{usual(EXTRA['KindWord'], one.what)}の数",
            Depending: lambda s, one: (
                f"{fact(s, one.fact, 'if')}{number(s, one.then)}、そうでないなら{number(s, one.otherwise)}"
            ),
            DealtWith: lambda s, one: dealt_with(s, one, ("そうした枚数",)),
            Happened: lambda s, one: "与えたダメージ",
        },
        per={
            CountersOn: lambda s, one: f"{_counters_on(s, one)}1個",
            InEach: _per_so_many,
            PlayerStat: lambda s, one: f"{s.of(one.whose)}{usual(s.vocabulary.player_stats, one.stat)}1",
        },
        qualities={NameContains: lambda s, one: f"カード名に「{one.part}」を含む"},
        brings_up={PlaceTokens: lambda one: (Filter(categories=one.token.types), one.count != Number(1))},
        located=lambda of: "",
        names_this=True,
        says_you=True,
        as_kept=_kept,
        at_once=_at_once,
        leads={
            UseLimit: _use_limit,
            OnlyIf: _only_if,
            CostToAct: _cost_to_act,
            AddCost: _added_cost,
            AlternativeCost: _other_cost,
            UntilItLeaves: lambda s, one: f"{s.this}が戦場を離れるまで、{clause(s, one.out, 'plain')}",
        },
        notes={
            Search: lambda s, one: _note(s, one.slot, one.filter, one.count != Number(1)),
            ChronoCheck: lambda s, one: _note(s, one.slot, Filter(zones=("ca-yard",)), one.count != Number(1)),
            ChooseAbility: lambda s, one: _note(s, one.slot, Filter(), several=False),
            ChooseCardOrPlayer: lambda s, one: _note(s, one.slot, one.filter, several=False),
            RevealUntil: _revealed,
        },
        seen=_seen,
        unsaid={CallPlayer: _called},
        persons={THAT_PLAYER: _that_player, EITHER: lambda s: "いずれかのプレイヤー"},
        conditions={StateTrigger: _state},
        limits={
            Provided: lambda s, one: fact(s, one.fact, "if").removesuffix("、") + "働く。",
            TimesATurn: lambda s, one: f"1ターンに{one.times}回まで。",
            NthThisTurn: lambda s, one: f"このターンに{one.nth}回目{'以降' if one.onward else ''}であれば働く。",
        },
        verbless=frozenset({"コスト"}) if paying else frozenset(),
    )


def _kept(said: Said) -> Said:
    conditions = tuple(_of_anyone(one) if _is_nth(one) else shaped(one) for one in said.conditions)
    return replace(said, statements=unfolded(said_to_be_yours(shaped(said.statements))), conditions=conditions)


def _of_anyone(one: Any) -> When:
    """プレイヤーが2枚目のスペルを使用した: either of the two."""
    return When(replace(one.happening, who=EITHER)) if one.happening.who == ANYONE else one


def _is_nth(one: Condition) -> bool:
    what = one.happening.what if isinstance(one, When) else None
    return isinstance(what, Filter) and any(isinstance(test, Ordinal) for test in what.tests)


def _at_once(picked: Any, then: Any) -> bool:
    """手札を1枚捨てる; ユニットを1体犠牲にする."""
    if isinstance(picked, Choose):
        return False
    of_hand = picked.filter.zones == ("hand",) and then == Discard(Those(picked.slot))
    return of_hand or (picked.filter.zones in ((), ("soul-yard",)) and then == Sacrifice(Those(picked.slot)))


# --- records as frames have them -----------------------------------------------------------------------------------


def as_said(one: Any) -> Any:
    said = _AS_SAID.get(type(one))
    return said(one) if said is not None else one


def _moved(one: Put) -> Any:
    if one.to in SIDES or one.to == "removed-yard" or (one.slot is not None and isinstance(one.subject, TopCards)):
        return one
    return Move(one.subject, one.to, one.face_down, one.bottom, in_any_order=one.in_any_order)


def _picked(one: Designate) -> Any:
    """What lies hidden, or another picks, is chosen in the text as anything is."""
    own = any(isinstance(test, IsIt) and isinstance(test.subject, Those) for test in one.filter.tests)
    if own or one.by not in ("", YOU) or set(one.filter.zones) & set(HIDDEN):
        return Choose(one.slot, one.filter, one.count, one.up_to, one.by, one.any_number)
    return one


def _changed(one: ChangeStats) -> Any:
    """By so much as it has itself: doubled, halved."""
    found = tuple(_of_itself(change, one.subject) for change in one.changes)
    values = tuple(value for value in found if value is not None)
    return SetNumbers(one.subject, values, one.lasts) if values and len(values) == len(found) else one


def _of_itself(change: StatChange, subject_: Subject) -> StatValue | None:
    own = (Stat(change.stat, subject_), Own(change.stat))
    amount = put_in(change.amount, Stat(change.stat, Each()), Own(change.stat))
    if change.down:
        ok = isinstance(amount, Half) and amount.amount in own
        return StatValue(change.stat, Half(amount.amount, not amount.down)) if ok else None
    factor, inner = (amount.factor, amount.amount) if isinstance(amount, Times) else (1, amount)
    return StatValue(change.stat, Times(inner, factor + 1)) if inner in own else None


def _of_each(one: SetNumbers) -> SetNumbers:
    """Of several cards, each its own."""
    for value in one.values:
        one = put_in(one, Stat(value.stat, Each()), Own(value.stat))
    return one


def _price(one: ChangePrice) -> Any:
    if one.of != "cards" or one.faction or one.filter.zones or one.filter.whose != EITHER:
        return one
    of = replace(one.filter, whose=one.whose, zones=("hand",))
    return ChangeCost(one.whose, of, one.amount, one.down, one.lasts, one.next)


def _happened(one: HappenedThisTurn) -> Compares:
    return Compares(TimesThisTurn(one.happening), ">=", Number(one.times))


def _never(one: IsFalse) -> Any:
    if isinstance(one.fact, HappenedThisTurn) and one.fact.times == 1:
        return Compares(TimesThisTurn(one.fact.happening), "=", Number(0))
    return one


def _until(one: If) -> Any:
    """Out of the game until this card leaves the battlefield."""
    out = one.then[0] if one.then else None
    if isinstance(out, Put) and until_it_leaves(This(), (out,)) == (one,):
        return UntilItLeaves(out)
    return one


def _when_it_comes(one: Later) -> Later:
    """ターンの終了時に, not この～: whichever comes next."""
    at = one.condition
    if not isinstance(at, AtPhase) or at != AtPhase("turn", TURN_PLAYER, True) or one.lasts != STAYS:
        return one
    return replace(one, condition=replace(at, whose=COMING))


_AS_SAID: Final[dict[type, Callable[[Any], Any]]] = {
    If: _until,
    Later: _when_it_comes,
    Put: _moved,
    Designate: _picked,
    ChangeStats: _changed,
    ChangePrice: _price,
    SetNumbers: _of_each,
    HappenedThisTurn: _happened,
    IsFalse: _never,
    Grant: lambda one: Given(one.subject, Gifts(one.keywords, one.abilities), one.lasts),
}


def _put(s: Speaker, one: Move) -> str:
    of = filter_of(s, one.subject)
    if one.to == "discard-pile" and of is not None and of.zones == ("stack",):
        return "打ち消す"
    if one.to == "hand":
        return "戻す" if of is None or not of.zones else "加える"
    return "置く"


# --- sentences of their own ----------------------------------------------------------------------------------------


def _use_limit(s: Speaker, one: UseLimit) -> str:
    """～場合にのみ; how often is a frame's matter."""
    if one.only_if is None:
        return clause(s, one, "plain")
    return f"このアビリティは、{fact(s, one.only_if, 'only if').removesuffix('、')}使用できる"


def _only_if(s: Speaker, one: OnlyIf) -> str:
    return f"{s.this}は、{fact(s, one.fact, 'only if').removesuffix('、')}使用できる"


def _cost_to_act(s: Speaker, one: CostToAct) -> str:
    """《1》を支払わない限り、～は攻撃できない; ～が攻撃するには、手札を1枚捨てなければならない."""
    cost = one.costs[0] if len(one.costs) == 1 else None
    if not isinstance(cost, PaySouls):
        act = "攻撃" if one.act == "attack" else "防御"
        return f"{subject(s, one.subject)}が{act}するには、{body(s, paid_for_it(one.costs), 'must')}"
    return (
        f"《{_souls(cost.price)}》を支払わない限り、{clause(s, Forbid(one.act, one.subject, lasts=one.lasts), 'plain')}"
    )


def _called(s: Speaker, one: CallPlayer) -> None:
    s.called = one


def _that_player(s: Speaker) -> str:
    one, s.called = s.called, None
    if one is None:
        return "そのプレイヤー"
    return f"{subject(s, one.of)}の{'持ち主' if one.owner else 'コントローラー'}"


def _state(s: Speaker, one: StateTrigger) -> str:
    return fact(s, one.fact, "becoming" if one.becomes else "when").removesuffix("、")


def _added_cost(s: Speaker, one: AddCost) -> str:
    """このカードを使用する追加コストとして、手札を1枚捨てる."""
    if one.filter == Filter(tests=(IsIt(This()),)) and one.whose == YOU:
        purpose = f"{s.this}を使用する追加コストとして、"
    else:
        purpose = f"{s.player(one.whose)}が{cards(s, one.filter)}を使用する追加コストとして、"
    return purpose + body(s, paid_for_it(one.costs), "may" if one.optional else "plain")


def _other_cost(s: Speaker, one: AlternativeCost) -> str:
    if one.filter != Filter(tests=(IsIt(This()),)) or one.whose != YOU:
        if not one.costs:
            raise Unsayable(one)
        whole = f"{s.player(one.whose)}が{cards(s, one.filter)}のコストを支払う代わりに、"
        return whole + body(s, paid_for_it(one.costs), "may")
    if not one.costs:
        return f"{s.this}は、コストを支払わずに使用してもよい"
    return f"{s.this}のコストを支払う代わりに、" + body(s, paid_for_it(one.costs), "may")


def paid_for_it(costs: tuple[Cost, ...]) -> tuple[Statement, ...]:
    """Life and souls are paid, the rest is done."""
    found: list[Statement] = []
    for cost in costs:
        if isinstance(cost, DoAsCost) and not isinstance(cost.statements[0], LoseLife | GainAdvancePoints):
            found += cost.statements
        elif isinstance(cost, WipeThis):
            found.append(Orient(This(), "wiped"))
        else:
            found.append(Pay((cost,)))
    return tuple(found)


def _note(s: Speaker, slot: int | None, of: Filter, several: bool) -> None:
    s.keep(slot, of, several, "put")
    s.last = Those(slot) if slot is not None else SOMETHING


def _revealed(s: Speaker, one: RevealUntil) -> None:
    """All that was turned up was looked at, the card that was looked for is taken of it."""
    s.keep(one.slot, Filter(one.whose, ("deck",)), True, "looked")
    s.said.looked, s.said.taken = one.slot, () if one.found.slot is None else (one.found.slot,)
    _note(s, one.found.slot, one.filter, several=False)


def _seen(of: Filter) -> Filter:
    """A spell that is used lies on the stack (7.1)."""
    return replace(of, zones=()) if of.zones == ("stack",) and of.categories == ("spell",) else of


# --- words for tests and phrases -----------------------------------------------------------------------------------


def _tests() -> dict[type, Callable[[Speaker, Any], str]]:
    return {
        AsCard: lambda s, one: "",
        IsToken: lambda s, one: "トークンの",
        OfSize: lambda s, one: f"{figure(one.power)}／{figure(one.atk)}の",
        Ordinal: lambda s, one: f"{one.place}枚目{'以降' if one.onward else ''}の",
        Lit: lambda s, one: usual(EXTRA["LampTest"], one),
        DifferentNames: lambda s, one: "カード名の異なる",
        NameContains: lambda s, one: f"カード名に「{one.part}」を含む",
        HasCounters: _bears,
        SameKind: lambda s, one: f"{subject(s, one.subject)}と同じ{_kind_word(one.what)}の",
        SameName: lambda s, one: f"{subject(s, one.subject)}と同じカード名の",
        SameSquad: lambda s, one: f"{subject(s, one.subject)}と同じ小隊の",
        Chose: lambda s, one: f"{cards(s, one.what) if isinstance(one.what, Filter) else subject(s, one.what)}を選んだ",
        OfWord: lambda s, one: f"指定した{_kind_word(one.of)}の",
        InAttack: _fighting,
        DidThisTurn: _did,
        Compare: _compare,
        CameBy: lambda s, one: usual(EXTRA["TestWord"], one),
        Not: lambda s, one: usual(EXTRA["TestWord"], one) if one in EXTRA["TestWord"].values() else TESTS[Not](s, one),
    }


def _kind_word(what: str) -> str:
    return {"type": "カードタイプ", "category": "カテゴリ", "faction": "勢力", "name": "カード名"}[what]


def _bears(s: Speaker, one: HasCounters) -> str:
    if (one.how, one.amount) == (">=", Number(1)):
        return f"{one.counter}カウンターが置かれている"
    return f"{one.counter}カウンターが{figure(one.amount)}個{COMPARED[one.how]}置かれている"


def _fighting(s: Speaker, one: InAttack) -> str:
    if one in EXTRA["TestWord"].values():
        return usual(EXTRA["TestWord"], one)
    return "戦闘中の" if one.part == "either" else TESTS[InAttack](s, one)


def _did(s: Speaker, one: DidThisTurn) -> str:
    return usual(EXTRA["TestWord"], one) if one in EXTRA["TestWord"].values() else TESTS[DidThisTurn](s, one)


def _compare(s: Speaker, one: Compare) -> str:
    """ATKが最も高い: as high as the highest."""
    if one in EXTRA["TestWord"].values():
        return usual(EXTRA["TestWord"], one)
    if isinstance(one.amount, tree.Greatest) and one.how == "=" and one.amount.stat == one.stat:
        return f"{usual(s.vocabulary.stats, one.stat)}が最も{'低い' if one.amount.least else '高い'}"
    return TESTS[Compare](s, one)


def _greatest(s: Speaker, one: tree.Greatest) -> str:
    if not isinstance(one.of, Every):
        raise Unsayable(one)
    return f"{cards(s, one.of.filter)}の最も{'低い' if one.least else '高い'}{usual(s.vocabulary.stats, one.stat)}"


def _counters_on(s: Speaker, one: CountersOn) -> str:
    on = cards(s, one.of.filter) if isinstance(one.of, Every) else subject(s, one.of)
    return f"{on}の上の{one.counter}カウンター"


def _per_so_many(s: Speaker, one: InEach) -> str:
    of = one.amount
    if isinstance(of, Count):
        return f"{cards(s, of.of)}{one.size}{s.manner.counter(of.of)}"
    if isinstance(of, CountersOn):
        return f"{_counters_on(s, of)}{one.size}個"
    if isinstance(of, PlayerStat):
        return f"{s.of(of.whose)}{usual(s.vocabulary.player_stats, of.stat)}{one.size}"
    raise Unsayable(one)


def _souls(price: tree.Price) -> str:
    from .speaker import price as spelled

    return spelled(price)


def _on(s: Speaker, one: Subject) -> Part:
    return Part(f"{subject(s, one)}の上")


def _of(s: Speaker, one: Subject, word: str) -> Part:
    return Part(f"{cards(s, one.filter) if isinstance(one, Every) else subject(s, one)}の{word}")


def _damage_to(s: Speaker, one: DamageTo) -> Part:
    to = subject(s, one.to)
    source = "" if one.source is None else _source(s, one.source) + "から"
    how = {"each": "", "next": "次の", "all": "すべての"}[one.how]
    return Part(f"{source}{to}に与えられる{how}{usual(s.vocabulary.damage, one.nature)}")


def _source(s: Speaker, one: Subject | Filter) -> str:
    return cards(s, one) if isinstance(one, Filter) else subject(s, one)


def _so_much(stat: str) -> Callable[[Speaker, Any], Part]:
    def said(s: Speaker, one: Any) -> Part:
        word = usual(s.vocabulary.player_stats, stat)
        return Part(f"{figure(one)}{word}" if is_figure(one) else f"{number(s, one)}に等しい{word}")

    return said


def _card_or_player(s: Speaker, one: CardOrPlayer) -> Part:
    who = "プレイヤー1人" if one.player == EITHER else "対戦相手"
    return Part(f"{cards(s, one.filter)}1{s.manner.counter(one.filter)}か{who}")


def _total(s: Speaker, one: TotalWithin) -> Part:
    return Part(f"{usual(s.vocabulary.stats, one.stat)}の合計が{figure(one.amount)}以下になるように")


def _gifts(keyword: Callable[[Keyword], str], ability: Callable[[Ability], str]) -> Callable[[Speaker, Gifts], Part]:
    def said(s: Speaker, one: Gifts) -> Part:
        if one.changes:
            raise Unsayable(one)
        return Part("と".join([*map(keyword, one.keywords), *map(ability, one.abilities)]))

    return said


def _some(s: Speaker, what: Things) -> Part:
    """ユニット1体かSS1枚."""
    of = next((test for test in what.filter.tests if isinstance(test, OneOf)), None)
    if of is None:
        return SAID["some"](s, what)
    if what.filter.tests != (of,) or what.quantity != Quantity(Number(1)):
        raise Unsayable(what)
    kinds = [replace(kind, whose=what.filter.whose) for kind in of.kinds]
    return Part("か".join(f"{cards(s, kind)}1{s.manner.counter(kind)}" for kind in kinds))


def _many(s: Speaker, one: Any) -> Part:
    if one.count is None:
        return Part("すべて")
    return Part(many(s, one.count, one.counter) + ("まで" if one.up_to else ""))


def _kinds(
    keyword: Callable[[Keyword], str], ability: Callable[[Ability], str]
) -> dict[str, Callable[[Speaker, Any], Part]]:
    return {
        "gifts": _gifts(keyword, ability),
        "some": _some,
        "souls": lambda s, one: Part(f"《{_souls(one)}》"),
        "wiping": lambda s, _: Part("ワイプ"),
        "on": _on,
        "counters": lambda s, one: Part(f"{one.name}カウンター"),
        "control-of": lambda s, one: _of(s, one, "コントロール"),
        "actions-of": lambda s, one: _of(s, one, "アクションアビリティ"),
        "triggers-of": lambda s, one: _of(s, one, "トリガーアビリティ"),
        "damage-to": _damage_to,
        "damage-dealt-by": lambda s, one: Part(f"{subject(s, one)}が与えるダメージ"),
        "total-damage": lambda s, one: Part(f"合計{figure(one.amount)}ダメージ"),
        "all-damage": lambda s, _: Part("ダメージ"),
        "own-damage": lambda s, _: Part("パワーに等しいダメージ"),
        "life-points": _so_much("life"),
        "advance-points": _so_much("advance-points"),
        "advance": lambda s, whose: Part(("" if whose == DOER else s.of(whose)) + "進攻値"),
        "era": lambda s, whose: Part(("" if whose == DOER else s.of(whose)) + "時代"),
        "hand-limit": lambda s, whose: Part(f"{s.of(whose)}手札の上限"),
        "tokens-placed": lambda s, whose: Part(f"{s.player(whose)}が配置するトークンの数"),
        "several": lambda s, of: Part(f"1{s.manner.counter(of)}以上の{cards(s, of)}"),
        "counters-put": lambda s, one: Part(f"{subject(s, one.of)}の上に置かれる{one.name}カウンターの数"),
        "ability-price": lambda s, one: _of(s, one, "アクションアビリティのコスト"),
        "markers-for-hand": lambda s, one: Part(f"時代マーカー{figure(one)}枚と手札{figure(one)}枚"),
        "card-or-player": _card_or_player,
        "in-all": _total,
        "all-of": lambda s, of: Part(cards(s, of), "すべて"),
        "phase": lambda s, one: Part(phases.in_japanese(one)),
        "more-phases": lambda s, one: Part(phases.words_of(one)),
        "until-found": lambda s, _: Part("出るまで"),
        "choosers": SAID["effects-of"],
        "spells": lambda s, one: Part(cards(s, one)),
        "auras": lambda s, _: Part("『オーラ』を持つユニット"),
        "blocked": SAID["group"],
        "deck": lambda s, _: Part("デッキ"),
        "this-ability": lambda s, _: Part("このアビリティ"),
        "only-during": lambda s, one: Part(f"{period(s, one)}中にのみ"),
        "ability": SAID["word"],
        "many": _many,
    }
