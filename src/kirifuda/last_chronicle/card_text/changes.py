"""Numbers and kinds of cards that change: パワーを＋1000する, コストは1減る, 【竜】のユニットになる."""

import re
from dataclasses import replace
from typing import Final

from ...effects.statements import (
    ChangeDamage,
    ChangeStats,
    GainLife,
    LoseLife,
    SetLife,
    SetNumbers,
    StatChange,
    StatValue,
)
from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    YOU,
    Amount,
    Coloured,
    Compare,
    Every,
    Filter,
    Half,
    Happened,
    IsIt,
    Mentioned,
    Number,
    PlayerOf,
    PlayerStat,
    Stat,
    Statement,
    Subject,
    This,
    Those,
    Times,
    Typed,
)
from ...text.quotations import is_quoted
from ...text.trouble import Misread
from ..book import clause
from ..statements import Become, ChangePrice, HandLimit, MakeMore, Prevent
from ..tree import Each
from ..vocabulary import FACTIONS
from . import lexicon
from .clauses import Clause
from .lexicon import number
from .nominals import Nominal
from .signs import SOULS_QUOTED

LEAST_OF_POWER: Final = 500
COSTS: Final = ("cost", "free-cost", "faction-cost")
_PART: Final = re.compile(f"({lexicon.STAT}(?:と{lexicon.STAT})*)?[をはが]?([＋－])({lexicon.NUMBER})")
_UP_OR_DOWN: Final = re.compile(f"({lexicon.STAT})?[をはが]?({lexicon.NUMBER})(?=(上|増|下|減)|、)")
_STAT_PARTICLE: Final = re.compile(f"の({lexicon.STAT}(?:と{lexicon.STAT})*)[をはが]")
_VALUE: Final = re.compile(f"({lexicon.STAT})?[をはが]?({lexicon.VALUE})(?=[／、に点枚])")
Parts = list[tuple[str, bool, Amount]]


@clause("4.6")
def changes(clause: Clause) -> list[Statement]:
    """What goes up or down: numbers of cards, costs, damage, life, the limit of a hand."""
    if is_quoted(clause.ending.text[0], SOULS_QUOTED):
        return _price_in_souls(clause)
    parts = _parts(clause)
    if clause.has("は", "を", "が", kind="DEALT"):
        return _damage_changed(clause, parts)
    if clause.has("は", "が", kind="MADE"):
        _, down, amount = parts[0]
        if down or not isinstance(amount, Number) or len(parts) > 1:
            raise clause.misread("which-number")
        return [_made(clause, more=amount.value)]
    limit = clause.take("は", "を", "が", kind="LIMIT")
    if limit is not None:
        _, down, amount = parts[0]
        return [HandLimit(_of_whom(limit), "down" if down else "up", amount, clause.duration())]
    life = clause.take("を", "が", "は", kind="LIFE")
    if life is not None:
        _, down, amount = parts[0]
        return [(LoseLife if down else GainLife)(life.whose or YOU, amount)]
    if clause.has("は", "を", "が", kind="USECOST"):
        return _price_of_using(clause, parts)
    particle = stat_particle(clause)
    if particle:
        words = _STAT_PARTICLE.fullmatch(particle)
        assert words is not None
        stats = [lexicon.STAT_WORDS[word] for word in words.group(1).split("と")]
        if parts[0][0] or not all(stat for stat, _, _ in parts[1:]):
            raise clause.misread("which-number")
        parts = [*((stat, *parts[0][1:]) for stat in stats), *parts[1:]]
    elif len(parts) == 2 and not parts[0][0] and not parts[1][0]:
        parts = [("power", *parts[0][1:]), ("atk", *parts[1][1:])]
    if len(parts) == 1 and clause.ending.kind == "CHANGE" and not particle and _is_power(parts[0]):
        parts = [("power", *parts[0][1:])]
    if not all(stat for stat, _, _ in parts):
        abilities = next(
            (one for one in clause.arguments if "アビリティ" in one.particle and "コスト" in one.particle), None
        )
        if abilities is not None:
            clause.arguments.remove(abilities)
            return _price(clause, abilities.phrase, parts, of="abilities")
        raise clause.misread("which-number")
    if any(stat in COSTS for stat, _, _ in parts):
        cards = clause.take(particle) if particle else clause.take("の", "は", "が", "を")
        if cards is None:
            raise clause.misread("which-cards")
        if cards.kind == "ABILITIES" and cards.text == "アクションアビリティ" and len(parts) == 1:
            _, down, amount = parts[0]
            whose = cards.whose or BOTH
            return [ChangePrice(whose, Filter(), amount, down, of="abilities", lasts=clause.duration())]
        return _price(clause, cards, parts)
    subject = clause.about(particle or "の", "は", "が", "を", "に", general=True)
    lasts = clause.duration()
    return [ChangeStats(subject, tuple(StatChange(stat, amount, down) for stat, down, amount in parts), lasts)]


def _is_power(part: tuple[str, bool, Amount]) -> bool:
    """＋1000される: a number so large can only be power."""
    stat, _, amount = part
    return not stat and isinstance(amount, Number) and amount.value >= LEAST_OF_POWER


@clause("5.2.2.1", "11.2.9")
def _price_in_souls(clause: Clause) -> list[Statement]:
    """コストは《黒》減る: of the cost of that faction."""
    souls = clause.reader.quotations.price(clause.ending.text[0])
    factions = [(name, many) for name, many in zip(FACTIONS, souls.by_faction(), strict=True) if many]
    particle = stat_particle(clause)
    cards = clause.take(particle) if particle == "のコストは" else None
    if cards is None or len(factions) != 1 or souls.free or souls.x:
        raise clause.misread("which-number")
    down = re.search("下|減", clause.ending.text) is not None
    name, many = factions[0]
    whose, filter = used_cards(clause, cards)
    return [ChangePrice(whose, filter, Number(many), down, name, lasts=clause.duration())]


def _of_whom(limit: Nominal) -> str:
    return BOTH if limit.whose == EITHER else limit.whose or YOU


def _parts(clause: Clause) -> Parts:
    """Stat, down or up, by how much."""
    end = clause.ending
    if end.kind == "VERB":
        count = clause.quantity()
        if count is None or count.amount is None:
            raise clause.misread("how-much", word=end.text.rstrip("、"))
        return [("", clause.form.verb == "lower", clause.times(count.amount))]
    text = end.text
    if "＋" in text or "－" in text:
        found: Parts = []
        for match in _PART.finditer(text):
            stats = match.group(1).split("と") if match.group(1) else [""]
            amount = clause.times(number(match.group(3)))
            found += [(lexicon.STAT_WORDS.get(stat, ""), match.group(2) == "－", amount) for stat in stats]
        return found
    down = re.search("下|減", text) is not None
    if not re.search("[0-9XYZ]", text):
        count = clause.quantity()
        if count is None or count.amount is None or count.up_to:
            raise clause.misread("how-much", word=text.rstrip("、"))
        by = clause.times(count.amount)
        return [(lexicon.STAT_WORDS[word], down, by) for word in re.findall(lexicon.STAT, text)]
    found = [
        (lexicon.STAT_WORDS.get(match.group(1) or "", ""), down, clause.times(number(match.group(2))))
        for match in _UP_OR_DOWN.finditer(text)
    ]
    return found


def stat_particle(clause: Clause) -> str:
    return next((one.particle for one in clause.arguments if _STAT_PARTICLE.fullmatch(one.particle)), "")


def _price(clause: Clause, cards: Nominal, parts: Parts, of: str = "cards") -> list[Statement]:
    """What cards cost that somebody uses or places (11.2.9)."""
    if len(parts) != 1 or parts[0][0] == "faction-cost":
        raise clause.misread("which-number")
    _, down, amount = parts[0]
    lasts = clause.duration()
    if cards.next and (clause.reader.scope.standing or of != "cards"):
        raise Misread(cards.start, cards.end, "not-here")
    whose, filter = used_cards(clause, replace(cards, next=False))
    return [ChangePrice(whose, filter, amount, down, of=of, lasts=lasts, next=cards.next)]


def used_cards(clause: Clause, cards: Nominal) -> tuple[str, Filter]:
    """Who uses or places which cards: this one, or all of a kind."""
    if cards.subject is not None:
        return YOU, Filter(tests=(IsIt(cards.subject),))
    if not cards.is_cards() or (cards.quantity is not None and not cards.quantity.every):
        raise Misread(cards.start, cards.end, "which-cards")
    if cards.next:
        raise Misread(cards.start, cards.end, "not-here")
    zones = () if cards.zones == ("stack",) else cards.zones
    return cards.whose or BOTH, Filter(EITHER, zones, cards.categories, cards.tests)


def _price_of_using(clause: Clause, parts: Parts) -> list[Statement]:
    """相手がスペルを使用するコストは1増える."""
    clause.take("は", "を", "が", kind="USECOST")
    cards = clause.take("を")
    player = clause.take("が", "は", kind="PLAYER")
    if cards is None:
        raise clause.misread("which-cards")
    whose, filter = used_cards(clause, cards)
    _, down, amount = parts[0]
    lasts = clause.duration()
    return [ChangePrice(player.whose if player is not None else whose, filter, amount, down, lasts=lasts)]


def _damage_changed(clause: Clause, parts: Parts) -> list[Statement]:
    """～が与える／～に与えられるダメージは～増える／減る."""
    dealt = clause.take("は", "を", "が", kind="DEALT")
    assert dealt is not None
    nature = "combat" if "戦闘" in dealt.text else "effect" if "効果" in dealt.text else ""
    taken = (
        not dealt.text.startswith("与えるダ")
        and not dealt.text.startswith("与える戦")
        and not dealt.text.startswith("与える効")
    )
    _, down, amount = parts[0]
    if not taken and clause.has("に") and clause.has("が"):
        return [_damage_between(clause, ChangeDamage(This(), amount, down, taken, nature))]
    player = clause.take("に", "が", kind="PLAYER")
    subject = PlayerOf(player.whose) if player is not None else clause.about("に", "が", general=True)
    return [ChangeDamage(subject, amount, down, taken, nature, clause.duration())]


def _damage_between(clause: Clause, change: ChangeDamage) -> ChangeDamage:
    """このユニットが対戦相手に与えるダメージ: what the player takes from it; to cards, what it deals to these."""
    player = clause.take("に", kind="PLAYER")
    lasts = clause.duration()
    if player is not None:
        if player.whose == EITHER:
            raise Misread(player.start, player.end, "which-player")
        source = clause.about("が", general=True)
        return replace(change, subject=PlayerOf(player.whose), taken=True, against=_those_cards(source), lasts=lasts)
    target = clause.about("に", general=True)
    return replace(change, subject=clause.about("が", general=True), against=_those_cards(target), lasts=lasts)


def _those_cards(subject: Subject) -> Filter:
    return subject.filter if isinstance(subject, Every) else Filter(tests=(IsIt(subject),))


def becomes(clause: Clause) -> list[Statement]:
    """パワーを3000にする, ライフを10にする."""
    if clause.ending.kind == "ISEQ":
        return _equal(clause)
    values = [
        (lexicon.STAT_WORDS.get(m.group(1) or "", ""), number(m.group(2))) for m in _VALUE.finditer(clause.ending.text)
    ]
    if clause.has("を", kind="DEALT") and [amount for _, amount in values] == [Number(0)]:
        return _no_damage(clause)
    life = clause.take("を", "が", "は", kind="LIFE")
    if life is not None and len(values) == 1:
        return [SetLife(life.whose or YOU, values[0][1])]
    limit = clause.take("を", "が", "は", kind="LIMIT")
    if limit is not None and len(values) == 1:
        return [HandLimit(_of_whom(limit), "set", values[0][1], clause.duration())]
    particle = stat_particle(clause)
    if particle:
        words = _STAT_PARTICLE.fullmatch(particle)
        assert words is not None
        stats = [lexicon.STAT_WORDS[word] for word in words.group(1).split("と")]
        if values and values[0][0]:
            raise clause.misread("which-number")
        values = [*((stat, amount) for stat in stats for _, amount in values[:1]), *values[1:]]
    elif len(values) == 2 and not values[0][0] and not values[1][0]:
        values = [("power", values[0][1]), ("atk", values[1][1])]
    if not values or not all(stat for stat, _ in values) or any(stat in COSTS for stat, _ in values):
        raise clause.misread("which-number")
    subject = clause.about(particle or "の", "は", "が", "を", general=True)
    lasts = clause.duration()
    return [SetNumbers(subject, tuple(StatValue(stat, amount) for stat, amount in values), lasts)]


def multiplied(clause: Clause) -> list[Statement]:
    """～のパワーを2倍にする: it goes up by what it is now."""
    match = re.match(f"({lexicon.STAT})?[をはが]?([0-9]+)倍に", clause.ending.text)
    assert match is not None
    if clause.has("は", "を", "が", kind="DEALT"):
        factor = int(match.group(2)) - 1
        more_damage: Amount = Happened() if factor == 1 else Times(Happened(), factor)
        if factor < 1 or match.group(1):
            raise clause.misread("which-number")
        return _damage_changed(clause, [("", False, more_damage)])
    if clause.has("は", "が", kind="MADE"):
        return [_made(clause, factor=int(match.group(2)))]
    particle = stat_particle(clause)
    words = _STAT_PARTICLE.fullmatch(particle) if particle else None
    named = (match.group(1) or (words.group(1) if words is not None else "")).split("と")
    stats = [lexicon.STAT_WORDS.get(word, "") for word in named]
    if not all(stat and stat not in COSTS for stat in stats) or int(match.group(2)) < 2:
        raise clause.misread("which-number")
    subject = clause.about(particle or "の", "は", "が", "を", general=True)
    each = _each_of(clause, subject)
    times = int(match.group(2)) - 1
    more = [Stat(stat, each) if times == 1 else Times(Stat(stat, each), times) for stat in stats]
    lasts = clause.duration()
    return [ChangeStats(subject, (StatChange(stat, much),), lasts) for stat, much in zip(stats, more, strict=True)]


def _made(clause: Clause, factor: int = 1, more: int = 0) -> Statement:
    """あなたが配置するトークンの数, ～の上に置かれる成長カウンターの数: there are more of them."""
    made = clause.take("は", "が", kind="MADE")
    assert made is not None
    player = re.match("(あなた|相手|各プレイヤー)が", made.text)
    if player is not None:
        whose = {"あなた": YOU, "相手": OPPONENT}.get(player.group(1), BOTH)
        return MakeMore("tokens", whose, None, "", factor, more, clause.duration())
    counter = made.text.removeprefix("置かれる").removesuffix("カウンターの数")
    subject = clause.about("の上に", general=True)
    return MakeMore("counters", "", subject, counter, factor, more, clause.duration())


def _each_of(clause: Clause, subject: Subject) -> Subject:
    """The card itself, or each of several."""
    single = isinstance(subject, This | Mentioned) or (
        isinstance(subject, Those) and subject.slot not in clause.reader.scope.several
    )
    return subject if single else Each()


@clause("4.2")
def halved(clause: Clause) -> list[Statement]:
    """ライフを半分にする: what is left is the half, rounded up unless it is said otherwise."""
    down = "切り捨て" in clause.ending.text
    if clause.has("は", "を", "が", kind="DEALT"):
        if clause.quantities and clause.quantities[0][1].every:
            clause.quantity()
        return _damage_changed(clause, [("", True, Half(Happened(), down=not down))])
    particle = stat_particle(clause)
    words = _STAT_PARTICLE.fullmatch(particle) if particle else None
    own = re.match(lexicon.STAT, clause.ending.text)
    if words is not None or own is not None:
        word = words.group(1) if words is not None else own.group() if own is not None else ""
        if word not in lexicon.STAT_WORDS or lexicon.STAT_WORDS[word] in COSTS:
            raise clause.misread("which-number")
        subject = clause.about(particle or "の", "は", "が", "を", general=True)
        stat = lexicon.STAT_WORDS[word]
        less = Half(Stat(stat, _each_of(clause, subject)), down=not down)
        return [ChangeStats(subject, (StatChange(stat, less, True),), clause.duration())]
    life = clause.take("を", "が", "は", kind="LIFE")
    if life is None or re.search("[0-9X]", life.text) or life.whose in (BOTH, EITHER):
        raise clause.misread("which-number")
    whose = life.whose or YOU
    return [SetLife(whose, Half(PlayerStat("life", whose), down=down))]


def _no_damage(clause: Clause) -> list[Statement]:
    """次に～が受けるダメージを0にする."""
    dealt = clause.take("を", kind="DEALT")
    assert dealt is not None
    if re.match("与える[^ら]", dealt.text):
        raise Misread(dealt.start, dealt.end, "not-here")
    how = "next" if clause.adverb("次に") or "次の" in dealt.text else "each"
    nature = "combat" if "戦闘" in dealt.text else "effect" if "効果" in dealt.text else ""
    player = clause.take("に", "が", kind="PLAYER")
    subject = PlayerOf(player.whose) if player is not None else clause.about("に", "が", general=True)
    return [Prevent(subject, None, how, nature, lasts=clause.duration())]


def _equal(clause: Clause) -> list[Statement]:
    """～のパワーは～に等しい."""
    count = clause.quantity()
    life = clause.take("を", "は", kind="LIFE")
    if life is not None and count is not None and count.amount is not None and life.whose not in (BOTH, EITHER):
        return [SetLife(life.whose or YOU, count.amount)]
    particle = stat_particle(clause)
    if count is None or count.amount is None or not particle:
        raise clause.misread("which-number")
    return _set_to(clause, particle, count.amount)


def of_type(clause: Clause) -> list[Statement]:
    """【竜】のユニットになる, ～を白にする."""
    added = clause.adverb("追加で", "加えて") or clause.has("にも")
    what = clause.take("にも", "に")
    if what is None:
        raise clause.misread("become-what")
    equal = what.kind == "AMOUNT"
    particle = stat_particle(clause)
    if equal and particle:
        assert what.amount is not None
        return _set_to(clause, particle, what.amount)
    types = what.categories
    categories: list[str] = []
    factions: list[str] = []
    values: list[StatValue] = []
    for test in what.tests:
        if isinstance(test, Typed):
            categories += test.types
        elif isinstance(test, Coloured):
            factions += test.colours
        elif isinstance(test, Compare) and test.how == "=" and test.stat not in COSTS:
            values.append(StatValue(test.stat, test.amount))
        else:
            raise Misread(what.start, what.end, "become-what")
    if what.kind == "BAREFACTION":
        factions += lexicon.factions_of(what.text)
    elif what.kind not in ("CARDS", "BARECATEGORY") or what.zones or what.whose or what.quantity is not None:
        raise Misread(what.start, what.end, "become-what")
    subject = clause.about("は", "が", "を", general=True)
    lasts = clause.duration()
    said: list[Statement] = []
    if types or categories or factions:
        said.append(Become(subject, types, tuple(categories), tuple(factions), added, lasts))
    if values:
        said.append(SetNumbers(subject, tuple(values), lasts))
    if not said:
        raise Misread(what.start, what.end, "become-what")
    return said


def _set_to(clause: Clause, particle: str, amount: Amount) -> list[Statement]:
    words = _STAT_PARTICLE.fullmatch(particle)
    assert words is not None
    stats = [lexicon.STAT_WORDS[word] for word in words.group(1).split("と")]
    subject = clause.about(particle, general=True)
    lasts = clause.duration()
    return [SetNumbers(subject, tuple(StatValue(stat, amount) for stat in stats), lasts)]
