"""Continuous effects, said as cards print them: numbers, abilities, costs, what may and may not be done."""

from typing import Final

from ...effects.statements import ChangeDamage, ChangeStats, Forbid, Grant, LoseEffects, Permit, SetNumbers, StatChange
from ...effects.tree import (
    BOTH,
    YOU,
    Amount,
    Count,
    Every,
    Filter,
    Half,
    Happened,
    IsIt,
    Number,
    PlayerStat,
    This,
    Times,
)
from ...text.saying import AnySaid, Fixed, Negative, Positive, Said
from ...text.speaking import in_words
from ...text.verbs import ACTIVE, CANNOT, MUST, NOT, PASSIVE, Verb, written
from ..statements import Become, ChangePrice, Enters, GainControl, GainLamps, HandLimit, MakeMore, Require
from ..tree import NEXT_RECOVERY, CountersOn, InEach
from ..vocabulary import BY_EFFECTS_OF, FACTIONS, STATS, TYPES, ZONES
from .spoken_basics import NATURES, BasicSpeaker
from .spoken_cards import PLAYERS, ROMAN, WHOSE, categories
from .spoken_facts import BY_NAME, by_stem
from .spoken_keywords import keyword, keyword_word


class ChangeSpeaker(BasicSpeaker):
    """Says what changes for as long as it lasts."""

    def change_stats(self, one: ChangeStats) -> AnySaid:
        lasts = self.lasting(one.lasts)
        subject = self.subject(one.subject)
        base = self._per(one.changes)
        if base is not None:
            return Fixed(
                f"{lasts}{self._each(base)}につき{subject}は{self._signed(one.changes, base)}", "される", "され"
            )
        if all(self.speaker.is_plain(change.amount) for change in one.changes):
            stats = [change.stat for change in one.changes]
            if stats == ["power", "atk"]:
                return Fixed(f"{lasts}{subject}は{self._signed(one.changes, None)}", "される", "され")
            first, *rest = (self._part(change) for change in one.changes)
            more = "".join(f"、{part}" for part in rest)
            return Fixed(f"{lasts}{subject}の{first}{more}", "する", "し")
        change = one.changes[0]
        words = f"{lasts}{subject}の{STATS[change.stat][0]}を{self.speaker.amount(change.amount)}に等しい値だけ"
        return Said(words, BY_NAME["lower" if change.down else "raise"])

    def _part(self, change: StatChange) -> str:
        return f"{STATS[change.stat][0]}を{'－' if change.down else '＋'}{self.speaker.number(change.amount)}"

    def _per(self, changes: tuple[StatChange, ...]) -> Amount | None:
        """What several amounts are multiples of, if that is counted."""
        bases = {
            change.amount.amount if isinstance(change.amount, Times) else change.amount
            for change in changes
            if change.amount != Number(0)
        }
        if len(changes) > 1 and len(bases) == 1:
            (base,) = bases
            return None if self.speaker.is_plain(base) else base
        return None

    def _each(self, base: Amount, size: int = 1) -> str:
        if isinstance(base, InEach):
            return self._each(base.amount, base.size)
        if isinstance(base, Count):
            return f"{self.speaker.cards(base.of)}{size}{self.speaker.counter(base.of)}"
        if isinstance(base, CountersOn):
            return f"{self.speaker.subject(base.of)}の上の{base.counter}カウンター{size}個"
        if isinstance(base, PlayerStat) and base.stat != "era":
            return f"{self.speaker.amount(base)}{size}"
        return f"{self.speaker.amount(base)}1つ"

    def _signed(self, changes: tuple[StatChange, ...], base: Amount | None) -> str:
        parts: list[str] = []
        for change in changes:
            amount = change.amount
            if base is not None and amount == base:
                amount = Number(1)
            elif base is not None and isinstance(amount, Times):
                amount = Number(amount.factor)
            parts.append(f"{'－' if change.down else '＋'}{self.speaker.number(amount)}")
        return "／".join(parts)

    def set_numbers(self, one: SetNumbers) -> AnySaid:
        lasts = self.lasting(one.lasts)
        subject = self.subject(one.subject)
        if all(self.speaker.is_plain(value.amount) for value in one.values):
            words = "、".join(f"{STATS[value.stat][0]}{self._value(value.stat, value.amount)}" for value in one.values)
            return Fixed(f"{lasts}{subject}は{words}に", "なる", "なり")
        value = one.values[0]
        stats = "と".join(STATS[each.stat][0] for each in one.values)
        words = f"{lasts}{subject}の{stats}は{self.speaker.amount(value.amount)}"
        return Fixed(words, "に等しい", "に等しく")

    def _value(self, stat: str, amount: Amount) -> str:
        return ROMAN[amount.value] if stat == "level" and isinstance(amount, Number) else self.speaker.number(amount)

    def become(self, one: Become) -> AnySaid:
        parts = [in_words(one.factions, FACTIONS)] if one.factions else []
        parts += [categories(one.categories)] if one.categories else []
        parts += [in_words(one.types, TYPES)] if one.types else []
        added = "追加で" if one.added else ""
        return Fixed(
            f"{self.lasting(one.lasts)}{self.subject(one.subject)}は{added}{'の'.join(parts)}に", "なる", "なり"
        )

    def control(self, one: GainControl) -> AnySaid:
        words = f"{self.lasting(one.lasts)}{self.does_so(one.whose)}{self.subject(one.subject)}のコントロールを"
        return Said(words, BY_NAME["gain"])

    def lamps(self, one: GainLamps) -> AnySaid:
        words = "と".join({"green": "緑", "red": "赤"}[lamp] for lamp in one.lamps)
        return Said(f"{self.lasting(one.lasts)}{self.subject(one.subject)}は{words}のランプを", BY_NAME["gain"])

    def grant(self, one: Grant) -> AnySaid:
        gifts = [f"『{keyword(given, self)}』" for given in one.keywords]
        gifts += [f"「{self.ability_text(given)}」" for given in one.abilities]
        words = f"{self.lasting(one.lasts)}{self.subject(one.subject)}は{'と'.join(gifts)}を"
        return Said(words, BY_NAME["have" if self.standing else "gain"])

    def lose(self, one: LoseEffects) -> AnySaid:

        what = "と".join(f"『{keyword_word(name)}』" for name in one.keywords) or "すべてのアビリティ"
        return Said(f"{self.lasting(one.lasts)}{self.subject(one.subject)}は{what}を", BY_NAME["lose"])

    def price(self, one: ChangePrice) -> AnySaid:
        lasts = self.lasting(one.lasts)
        of = "アクションアビリティの" if one.of == "abilities" else ""
        words = f"{lasts}{self.used(one.whose, one.filter, one.next)}の{of}コストは"
        verb = by_stem("減" if one.down else "増え")
        if one.faction and isinstance(one.amount, Number):
            return Said(f"{words}《{FACTIONS[one.faction][0] * one.amount.value}》", verb)
        if self.speaker.is_plain(one.amount):
            return Said(f"{words}{self.speaker.number(one.amount)}", verb)
        return Said(f"{words}{self.speaker.amount(one.amount)}に等しい値だけ", verb)

    def used(self, whose: str, filter: Filter, next: bool = False) -> str:
        """あなたが使用するスペル: who uses or places which cards."""
        if len(filter.tests) == 1 and filter == Filter(tests=filter.tests) and isinstance(filter.tests[0], IsIt):
            subject = filter.tests[0].subject
            return "このカード" if subject == This() else self.subject(subject)
        cards = self.speaker.cards(filter)
        if not filter.zones and not filter.categories:
            cards = cards.removeprefix("戦場の")
        if whose == BOTH:
            return cards
        act = "使用" if filter.categories == ("spell",) else "配置"
        return f"{PLAYERS[whose]}が{'次に' if next else ''}{act}する{cards}"

    def damage_changed(self, one: ChangeDamage) -> AnySaid:
        words = f"{self.subject(one.subject)}{'に与えられる' if one.taken else 'が与える'}"
        if one.against is not None:
            source, target = self.against(one.against), self.subject(one.subject)
            source, target = (source, target) if one.taken else (target, source)
            words = f"{source}が{target}に与える"
        words += f"{NATURES[one.nature]}は"
        verb = by_stem("減" if one.down else "増え")
        again = one.amount.factor if isinstance(one.amount, Times) and one.amount.amount == Happened() else 1
        if one.amount in (Happened(), Times(Happened(), again)) and not one.down:
            return Fixed(f"{self.lasting(one.lasts)}{words}{again + 1}倍に", "なる", "なり")
        if one.down and isinstance(one.amount, Half) and one.amount.amount == Happened():
            rest = "" if one.amount.down else "（端数切り捨て）"
            return Fixed(f"{self.lasting(one.lasts)}{words}半分に", f"なる{rest}", "なり")
        return Said(f"{self.lasting(one.lasts)}{words}{self.speaker.number(one.amount)}", verb)

    def make_more(self, one: MakeMore) -> AnySaid:
        lead = self.lasting(one.lasts)
        if one.subject is None:
            lead += f"{PLAYERS[one.whose]}が配置するトークンの数は"
        else:
            lead += f"{self.subject(one.subject)}の上に置かれる{one.counter}カウンターの数は"
        if one.more:
            return Fixed(f"{lead}{one.more}", "増える", "増え")
        return Fixed(f"{lead}{one.factor}倍に", "なる", "なり")

    def hand_limit(self, one: HandLimit) -> AnySaid:
        words = f"{self.lasting(one.lasts)}{WHOSE[one.whose]}手札の上限は"
        if one.amount is None:
            return Said(words, BY_NAME["vanish"])
        if one.how != "set" and not self.speaker.is_plain(one.amount):
            verb = by_stem("増え" if one.how == "up" else "減")
            return Said(f"{words}{self.speaker.amount(one.amount)}に等しい値だけ", verb)
        number = self.speaker.number(one.amount)
        if one.how == "set":
            return Fixed(f"{words}{number}枚に", "なる", "なり")
        return Said(f"{words}{number}", by_stem("増え" if one.how == "up" else "減"))

    def enters(self, one: Enters) -> AnySaid:
        words = f"{self.subject(one.subject)}は"
        if one.counter and one.amount is not None:
            words += f"{one.counter}カウンターが{self.speaker.number(one.amount)}個置かれた状態で"
        words += "ワイプ状態で" if one.wiped else ""
        return Said(f"{words}戦場に", BY_NAME["place"], PASSIVE)

    def require(self, one: Require) -> AnySaid:
        passive = one.act == "be-blocked"
        verb = BY_NAME["attack" if one.act == "attack" else "block"]
        other = "" if one.against is None else f"{self.against(one.against)}{'に' if passive else 'を'}"
        words = f"{self.lasting(one.lasts)}{self.subject(one.subject)}は可能ならば{other}"
        must = written(verb, MUST, PASSIVE if passive else ACTIVE)
        return Fixed(words, must, must)

    def against(self, filter: Filter) -> str:
        if len(filter.tests) == 1 and filter == Filter(tests=filter.tests) and isinstance(filter.tests[0], IsIt):
            return self.subject(filter.tests[0].subject)
        return self.speaker.cards(filter)

    def forbid(self, one: Forbid) -> AnySaid:
        lasts = self.lasting(one.lasts)
        if one.act in _BY_PLAYER:
            words, verb, form = _BY_PLAYER[one.act]
            other = self.speaker.cards(one.against).removeprefix("戦場の") if one.against is not None else ""
            default = {"use-spell": "スペル", "place": "カード"}.get(one.act, "")
            what = f"{other or default}を" if one.act in ("use-spell", "place") else ""
            if one.act == "use-ability" and one.subject is not None:
                words = f"{self.subject(one.subject)}のアクションアビリティは"
                return Negative(f"{lasts}{words}", verb, form)
            doer = f"{self.does_so(one.whose)}"
            return Negative(f"{lasts}{doer}{what}{words}", verb, form)
        assert one.subject is not None
        words, verb, form, voice = _OF_CARDS[one.act]
        other = ""
        if one.against is not None:
            particle = {
                "block": "を",
                "attack-in-squad": "と",
                "take-damage": "から",
                "take-combat-damage": "から",
                "take-effect-damage": "から",
            }
            other = f"{self.against(one.against)}{particle.get(one.act, 'に')}"
        if one.act in ("be-chosen", "be-destroyed") and one.whose:
            what = "スペル" if one.against is not None else "スペルやアビリティ"
            other = f"{WHOSE[one.whose]}{what}{'に' if one.act == 'be-chosen' else 'によって'}"
        if one.act in BY_EFFECTS_OF and one.whose:
            other = f"{WHOSE[one.whose]}効果によって"
        if one.lasts == NEXT_RECOVERY:
            words = "次の回復フェイズに"
        topic = {
            "trigger": "のトリガーアビリティは",
            "get-counters": "の上にカウンターは",
            "change-control": "のコントロールは",
            "be-prevented": "が与えるダメージは",
        }
        return Negative(
            f"{lasts}{self.subject(one.subject)}{topic.get(one.act, 'は')}{other}{words}", verb, form, voice
        )

    def permit(self, one: Permit) -> AnySaid:
        lasts = self.lasting(one.lasts)
        if one.act == "play":
            assert one.subject is not None
            player = "" if one.whose in ("", YOU) else f"{PLAYERS[one.whose]}は"
            if isinstance(one.subject, Every) and IsIt(This()) in one.subject.filter.tests:
                zone = in_words(one.subject.filter.zones, ZONES)
                return Fixed(f"{lasts}{player}このカードを{zone}から", "使用してもよい", "使用してもよく")
            words = (
                self.speaker.cards(one.subject.filter) if isinstance(one.subject, Every) else self.subject(one.subject)
            )
            return Fixed(f"{lasts}{player}{words}を", "使用してもよい", "使用してもよく")
        if one.act == "place-more-souls":
            return Fixed(
                f"{lasts}{self.does_so(one.whose)}追加でカードを1枚ソウルヤードに", "置いてもよい", "置いてもよく"
            )
        assert one.subject is not None
        words, verb_name = _PERMITTED[one.act]
        return Positive(f"{lasts}{self.subject(one.subject)}は{words}", BY_NAME[verb_name])


_BY_PLAYER: Final[dict[str, tuple[str, Verb, str]]] = {
    "be-made-to-discard": ("対戦相手の効果によってカードを", BY_NAME["discard"], NOT),
    "use-spell": ("", BY_NAME["use"], CANNOT),
    "place": ("", BY_NAME["place"], CANNOT),
    "use-ability": ("アクションアビリティを", BY_NAME["use"], CANNOT),
    "burst": ("CBを", BY_NAME["invoke"], CANNOT),
    "chrono-check": ("クロノチェックを", BY_NAME["do"], CANNOT),
    "advance-era": ("時代を", BY_NAME["advance"], CANNOT),
    "place-soul": ("カードをソウルヤードに", BY_NAME["put"], CANNOT),
    "draw": ("カードを", BY_NAME["draw"], CANNOT),
    "draw-by-effects": ("効果によってカードを", BY_NAME["draw"], CANNOT),
    "gain-life": ("ライフを", BY_NAME["gain"], CANNOT),
    "search": ("デッキを", BY_NAME["search"], CANNOT),
    "lose-game": ("ゲームに", BY_NAME["be-defeated"], NOT),
}
"""Acts that a player may not do."""
_OF_CARDS: Final[dict[str, tuple[str, Verb, str, str]]] = {
    "attack": ("", BY_NAME["attack"], CANNOT, ACTIVE),
    "attack-in-squad": ("", by_stem("小隊攻撃に参加"), CANNOT, ACTIVE),
    "attack-alone": ("単独で", BY_NAME["attack"], CANNOT, ACTIVE),
    "block": ("", BY_NAME["block"], CANNOT, ACTIVE),
    "be-blocked": ("", BY_NAME["block"], NOT, PASSIVE),
    "be-chosen": ("", BY_NAME["choose"], NOT, PASSIVE),
    "be-destroyed": ("", BY_NAME["destroy"], NOT, PASSIVE),
    "be-destroyed-in-combat": ("戦闘で", BY_NAME["destroy"], NOT, PASSIVE),
    "be-sacrificed": ("", BY_NAME["sacrifice"], NOT, PASSIVE),
    "be-removed": ("", BY_NAME["remove"], NOT, PASSIVE),
    "leave-battlefield": ("戦場を", BY_NAME["leave"], NOT, ACTIVE),
    "recover": ("", BY_NAME["recover"], NOT, ACTIVE),
    "recover-in-phase": ("回復フェイズに", BY_NAME["recover"], NOT, ACTIVE),
    "be-wiped": ("", BY_NAME["wipe"], NOT, PASSIVE),
    "change-control": ("", BY_NAME["change"], NOT, PASSIVE),
    "get-counters": ("", BY_NAME["put"], NOT, PASSIVE),
    "take-damage": ("ダメージを", BY_NAME["receive"], NOT, ACTIVE),
    "take-combat-damage": ("戦闘ダメージを", BY_NAME["receive"], NOT, ACTIVE),
    "take-effect-damage": ("効果によるダメージを", BY_NAME["receive"], NOT, ACTIVE),
    "deal-damage": ("ダメージを", BY_NAME["give"], NOT, ACTIVE),
    "deal-combat-damage": ("戦闘ダメージを", BY_NAME["give"], NOT, ACTIVE),
    "be-prevented": ("", BY_NAME["prevent"], NOT, PASSIVE),
    "trigger": ("", by_stem("トリガー"), NOT, ACTIVE),
    "be-interrupted": ("", BY_NAME["interrupt"], NOT, PASSIVE),
}
"""What may not be done with cards, or does not happen to them."""
_PERMITTED: Final = {
    "place-any-time": ("スペルを使用できる時に", "place"),
    "attack-above-era": ("レベルにかかわらず", "attack"),
    "block-above-era": ("レベルにかかわらず", "block"),
    "attack-when-new": ("配置されたターンにも", "attack"),
    "attack-when-wiped": ("ワイプ状態でも", "attack"),
    "block-when-wiped": ("ワイプ状態でも", "block"),
    "block-aura": ("『オーラ』を持つユニットを", "block"),
}
