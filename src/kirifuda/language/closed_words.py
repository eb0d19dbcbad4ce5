"""The words that are the same in every game: particles, conjunctions, pronouns, numbers."""

from collections.abc import Iterator
from typing import Any, Final

from ..effects.tree import InAttack, IsIt, Number, Variable
from ..text.verbs import ACTIVE, CAN, CANNOT, CAUSATIVE, JOIN, MAY, MUST, NOT, PASSIVE, PAST, PLAIN, Verb, surfaces
from .clauses import VerbForm
from .lattice import Lexicon
from .meanings import DAMAGED, AmongLooked, ChosenAs, It, Referred
from .vocabulary import Bracket, Vocabulary

PARTICLES: Final = {
    "は": "は",
    "には": "に",
    "が": "が",
    "を": "を",
    "に": "に",
    "に対して": "に",
    "へ": "へ",
    "で": "で",
    "から": "から",
    "と": "と",
    "との戦闘で": "との戦闘で",
    "との戦闘では": "との戦闘で",
    "との戦闘によって": "との戦闘で",
    "によって": "によって",
    "により": "によって",
    "として": "として",
    "としか": "としか",
}
ALSO: Final = (("も", "は"), ("も", "を"), ("にも", "に"))
"""Beside what was said of others."""
MARKS: Final = ("の", "と", "は", "が", "で", "に", "を", "から", "、", "／", "（", "）")
"""Words that stand in productions as themselves."""

A_TURN: Final = ("1ターン", "1ターンに", "ターン", "毎ターン", "各ターン")
ONCE: Final = tuple(f"{once}{only}" for once in ("1度", "1回", "一度", "一回") for only in ("", "だけ", "のみ", "まで"))

CLOSED: Final[dict[str, dict[str, Any]]] = {
    "Or": dict.fromkeys(("か", "か、", "または", "又は", "もしくは", "あるいは", "・", "、または"), "or"),
    "And": dict.fromkeys(("かつ",), "and"),
    "All": dict.fromkeys(("全て", "すべて", "全部", "ぜんぶ", "全員", "全体", "みんな"), "all"),
    "AllOf": dict.fromkeys(("全ての", "すべての", "全部の", "ぜんぶの", "あらゆる", "各", "全"), "all"),
    "AnyNumber": dict.fromkeys(
        (
            "任意の数",
            "任意の枚数",
            "任意の数だけ",
            "好きな枚数だけ",
            "いくつでも",
            "好きな数",
            "好きな枚数",
            "好きな数だけ",
            "好きなだけ",
            "何枚でも",
            "何枚",
            "何体でも",
        ),
        "any",
    ),
    "Other": dict.fromkeys(("他の", "ほかの", "別の"), "other"),
    "Targeted": dict.fromkeys(("好きな", "任意の"), "target"),
    "UpTo": dict.fromkeys(("まで",), "up to"),
    "Compared": {
        "以上": ">=",
        "以下": "<=",
        "未満": "<",
        "より大きい": ">",
        "より小さい": "<",
        "より高い": ">",
        "より低い": "<",
        "より多い": ">",
        "より少ない": "<",
        "を超える": ">",
        "を上回る": ">",
        "を下回る": "<",
        "ちょうど": "=",
        "に等しい": "=",
    },
    "More": dict.fromkeys(("もう", "更に", "さらに"), "more"),
    "Unless": dict.fromkeys(("限り", "かぎり"), "unless"),
    "MoreOrLess": {
        "より大きい": ">",
        "より高い": ">",
        "を超える": ">",
        "より小さい": "<",
        "より低い": "<",
    },
    "ThatIs": dict.fromkeys(("である",), "that is"),
    "SameAs": dict.fromkeys(("同じ", "同一の"), "same"),
    "SoManyOf": dict.fromkeys(("同じ枚数の", "その枚数の", "その数の", "そうした枚数の", "そうした数の"), "so many"),
    "EachAlone": {"それぞれ": "それぞれ"},
    "Adjective": {
        "大きい": ">",
        "多い": ">",
        "高い": ">",
        "小さい": "<",
        "少ない": "<",
        "低い": "<",
    },
    "Than": {"より": "より", "よりも": "より"},
    "IfBe": {
        "いれば": ("いる", "plain"),
        "いたら": ("いる", "plain"),
        "あったら": ("いる", "plain"),
        "いなかったら": ("いる", "not"),
        "なかったら": ("いる", "not"),
        "あれば": ("いる", "plain"),
        "いなければ": ("いる", "not"),
        "なければ": ("いる", "not"),
        "大きければ": (">", "plain"),
        "多ければ": (">", "plain"),
        "高ければ": (">", "plain"),
        "小さければ": ("<", "plain"),
        "少なければ": ("<", "plain"),
        "低ければ": ("<", "plain"),
    },
    "Having": dict.fromkeys(("を持つ", "をもつ", "をもった", "持ちの", "を持っている", "を持った"), "having"),
    "NotHaving": dict.fromkeys(
        ("を持たない", "をもたない", "を持っていない", "のない", "を持っていない"), "not having"
    ),
    "Being": dict.fromkeys(("ある", "いる", "置かれている", "存在する", "である"), "being"),
    "UnlessBe": dict.fromkeys(("でなければ", "じゃなければ"), "unless"),
    "NotBe": dict.fromkeys(("でない", "ではない"), "not being"),
    "IsAnd": dict.fromkeys(("で、", "であり、", "で", "であり"), "is and"),
    "AndSo": dict.fromkeys(("で、", "であり、"), "and"),
    "IsOr": dict.fromkeys(("であるか", "か"), "is or"),
    "Except": dict.fromkeys(("以外の", "でない", "ではない"), "except"),
    "Count": dict.fromkeys(
        ("数の合計", "枚数の合計", "数", "枚数", "体数", "総数", "個数", "合計数", "合計枚数"), "count"
    ),
    "SameCount": dict.fromkeys(
        (f"と{same}{only}" for same in ("同じ数", "同じ枚数", "同数") for only in ("", "だけ")), "so many"
    ),
    "ThisEffect": dict.fromkeys(("この効果で", "この効果によって", "これにより", "これによって"), "this effect"),
    "As_many": dict.fromkeys(
        (
            "に等しい数",
            "に等しい枚数",
            "と同じ数",
            "と同じ枚数",
            "に等しい数だけ",
            "数だけ",
            "の数値分だけ",
            "の値分",
            "の数分",
            "枚数分",
            "と同じ数だけ",
            "と同じ枚数だけ",
            "と同じだけ",
            "ぶん",
            "ぶんだけ",
            "だけ",
            "分だけ",
            "分",
            "の分だけ",
            "に等しい値",
            "に等しい値だけ",
            "に等しい数値だけ",
            "に等しい数値",
            "と同じ値",
            "と同じ数値",
            "の数値分",
            "の値だけ",
            "と同数",
            "と同数だけ",
            "点だけ",
            "点分",
        ),
        "so many",
    ),
    "EqualValue": dict.fromkeys(("に等しい値", "に等しい数値", "と同じ値", "と同じ数値", "に等しい数"), "value"),
    "AsManyOf": dict.fromkeys(("に等しい枚数の", "と同じ枚数の", "に等しい数の", "と同じ数の", "と同数の"), "so many"),
    "Equal": dict.fromkeys(
        (
            "に等しい",
            "と同じ",
            "に等しい値の",
            "に等しい数値の",
            "と同じ値の",
            "と同じ数値の",
            "に等しい数の",
            "と同じ数の",
            "分の",
            "に等しい点数の",
            "と同じ点数の",
        ),
        "equal",
    ),
    "InPlace": dict.fromkeys(("代わりに", "かわりに"), "instead"),
    "Fold": dict.fromkeys(("倍",), "fold"),
    "Half": {"半分": False, "半分（端数切り上げ）": False, "半分（端数切り捨て）": True},
    "Per": dict.fromkeys(("につき", "ごとに", "毎に", "あたり", "当たり"), "per"),
    "Difference": dict.fromkeys(("その差", "差", "その差の数"), "difference"),
    "Happened": {
        **dict.fromkeys(("その値", "その数値", "その点数"), ()),
        **dict.fromkeys(("そのダメージ", "そのダメージの値", "そのダメージの点数"), DAMAGED),
        **dict.fromkeys(("受けたダメージ", "受けたダメージの点数"), DAMAGED),
        **dict.fromkeys(("回復した数値", "回復した値"), ("gained-life",)),
    },
    "EqualEnd": {
        **dict.fromkeys(("に等しい", "と同じ", "と同じになる", "に等しい値になる", "と同じ値になる"), "end"),
        **dict.fromkeys(("と同じである", "に等しくなる"), "end"),
        **dict.fromkeys(("に等しい数になる", "と同じ数になる", "に等しい値である", "と同じ値である"), "end"),
        **dict.fromkeys(("に等しく", "に等しくなり", "と同じになり"), "join"),
    },
    "SoMany": dict.fromkeys(("そうした数", "そうした枚数", "その枚数", "その数", "同じ枚数", "同じ数"), "so many"),
    "SoManyInAll": {"そうした合計枚数": "cards", "そうした合計点数": "points"},
    "Exactly": dict.fromkeys(("ちょうど",), "exactly"),
    "Share": {"分の1（端数切り捨て）": True, "分の1（端数切り上げ）": False, "分の1": False},
    "Added": dict.fromkeys(("を加えた数", "を足した数", "を加えた点数", "を足した点数"), "added"),
    "Reduced": dict.fromkeys(("を引いた数",), "reduced"),
    "Extreme": {
        f"{most}{word}": high
        for most in ("最も", "一番", "もっとも", "いちばん")
        for word, high in (("高い", True), ("大きい", True), ("低い", False), ("小さい", False))
    },
    "Contains": dict.fromkeys(("を含む", "が付く", "と付く"), "contains"),
    "NameWord": dict.fromkeys(("カード名", "カード名が", "名前が", "名前"), "name"),
    "Correction": dict.fromkeys(("修整", "修正"), "correction"),
    "Times": dict.fromkeys(("回数", "数", "枚数"), "times"),
    "Never": dict.fromkeys(("事がない", "ことがない"), "never"),
    "During": dict.fromkeys(
        (
            "中",
            "の間",
            "中に",
            "中は",
            "の間は",
            "のあいだ",
            "中のみ",
            "中にのみ",
            "の間のみ",
            "中だけ",
            "の間だけ",
            "にのみ",
            "中に限り",
            "中ずっと",
            "の間ずっと",
        ),
        "during",
    ),
    "Least": dict.fromkeys(("最低",), "at least"),
    "HalfWord": {"半分": False, "半分（端数切り上げ）": False, "半分（端数切り捨て）": True},
    "OnlyIf": dict.fromkeys(("場合にのみ", "の場合にのみ", "場合のみ", "の場合のみ", "時のみ", "の時のみ"), "only if"),
    "SoThat": dict.fromkeys(("になるように", "になるまで"), "so that"),
    "Supposing": dict.fromkeys(("なら", "ならば"), "if"),
    "If": dict.fromkeys(
        (
            "なら",
            "ならば",
            "の場合",
            "場合",
            "場合は",
            "の場合は",
            "であれば",
            "である場合",
            "場合には",
            "の場合には",
            "だったら",
            "であるなら",
            "であるならば",
            "だった場合",
            "だったなら",
            "だったならば",
        ),
        "if",
    )
    | dict.fromkeys(("である時", "であるとき", "の時", "のとき"), "when"),
    "As": dict.fromkeys(("限り", "間", "限りは", "間は", "かぎり", "あいだ", "あいだは"), "as long as"),
    "AsBeing": dict.fromkeys(("の間", "の間は", "のあいだ"), "during")
    | dict.fromkeys(("の限り", "のかぎり", "である限り", "であるかぎり", "である間", "でいる間"), "as long as"),
    "TimesSign": {"×": "×"},
    "Further": dict.fromkeys(("／", "・", "か", "と", "、", "または"), "further"),
    "EachOf": {"ずつ": "each"},
    "EachOnes": dict.fromkeys(("それぞれの", "それぞれ自身の"), "each"),
    "DidSo": dict.fromkeys(("そうした", "この方法でそうした"), "did"),
    "Sum": dict.fromkeys(("の合計", "の合計値"), "sum"),
    "Chosen": dict.fromkeys(("選んだ",), "chosen"),
    "Spot": {"その中": IsIt(AmongLooked())},
    "With": dict.fromkeys(("と", "及び", "および", "ならびに"), "with"),
    "Its": {"その": It("それ")},
    "When": dict.fromkeys(("時", "とき", "時に", "ときに", "際", "際に"), "when"),
    "Each": dict.fromkeys(("たび", "たびに", "度", "度に", "たびごとに", "ごとに", "毎に"), "each"),
    "Case": dict.fromkeys(("場合", "場合に", "場合は", "場合には"), "case"),
    "Original": dict.fromkeys(("元々の", "もともとの", "元の", "本来の"), "original"),
    "From": {"から": "from", "の": "of"},
    "ThisTurnIn": dict.fromkeys(("このターンに", "このターン", "このターン中に"), "this turn"),
    "Among": dict.fromkeys(("その中から", "その中の", "その中にある", "そのうち", "その内"), "among"),
    "Rest": dict.fromkeys(("残り", "残りのカード", "残り全て", "残りのカード全て"), "rest"),
    "Empty": dict.fromkeys(("さらに", "更に", "続けて", "また", "加えて"), "more")
    | dict.fromkeys(("その後", "そのあと", "そして", "それから"), "then"),
    "By": dict.fromkeys(("事で", "ことで", "事により", "ことにより", "事によって", "ことによって"), "by"),
    "Once": dict.fromkeys(
        (
            "に1度",
            "に1回",
            "中に1度",
            "中に1回",
            "中に1度だけ",
            "中に1回だけ",
            "に1度だけ",
            "に1回だけ",
            "に一度",
            "に一度だけ",
        ),
        "once",
    ),
    "Only": dict.fromkeys(("しか",), "only"),
    "PerTurn": dict.fromkeys(("1ターンに", "毎ターン", "各ターン"), "per turn"),
    "Together": dict.fromkeys(("お互いに", "互いに"), "both"),
    "EachOne": dict.fromkeys(("ずつ",), "each"),
    "Slash": dict.fromkeys(("／", "・"), "and"),
    "Amid": dict.fromkeys(("の中で", "のうち", "の内", "の中の", "の中から", "のうちで"), "among"),
    "ValueOf": dict.fromkeys(("の値", "の数値"), "value"),
    "Most": dict.fromkeys(("最も", "一番", "もっとも", "いちばん"), True),
    "NameSuffix": dict.fromkeys(("とつく", "がつく", "のつく", "と付く", "が付く", "の付く", "が含まれる"), "has"),
    "Word": {
        "この効果": "この効果",
        "この能力": "この効果",
        "無効": "無効",
        **dict.fromkeys(("以下の効果", "以下の処理", "以下の行動", "次の効果", "次の処理"), "以下の効果"),
    },
    "Adverb": {
        "しか": "しか",
        "もう": "もう",
        "あと": "もう",
        "もう1度": "もう1度",
        "もう一度": "もう1度",
        **dict.fromkeys((f"{turn}{once}" for turn in A_TURN for once in ONCE), "once"),
        "そうしたら": "did",
        "そうすれば": "did",
        "そうすると": "did",
        "そうした場合は": "did",
        "そうでなければ": "otherwise",
        "それ以外なら": "otherwise",
        "それ以外の場合": "otherwise",
        "いないなら": "if-none",
        "いない場合": "if-none",
        "いなければ": "if-none",
        "いるなら": "if-some",
        "いる場合": "if-some",
        "違うなら": "otherwise",
        "違う場合": "otherwise",
        "そうでない場合は": "otherwise",
        "そうしなければ": "did-not",
    },
    "Pronoun": {
        "それ": Referred(It("それ")),
        "それら": Referred(It("それら", several=True)),
        "それぞれ": Referred(It("それぞれ", several=True)),
        "これ": Referred(It("これ", several=False)),
        "そいつ": Referred(It("そいつ")),
        "そいつら": Referred(It("そいつら", several=True)),
    },
}

FORM_KINDS: Final = {
    "plain": "VPlain",
    "join": "VJoin",
    "may": "VMay",
    "must": "VMust",
    "past": "VPast",
    "not": "VNot",
    "cannot": "VCannot",
    "can": "VCan",
}
BEING: Final = (
    ("いる", "VPlain", "plain"),
    ("ある", "VPlain", "plain"),
    ("存在する", "VPlain", "plain"),
    ("いない", "VNot", "not"),
    ("ない", "VNot", "not"),
    ("存在しない", "VNot", "not"),
    ("おり", "VJoin", "join"),
    ("いて", "VJoin", "join"),
    ("あり", "VJoin", "join"),
    ("あって", "VJoin", "join"),
)
KANJI: Final = {"一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9}
PLACES: Final = {"十": 10, "百": 100, "千": 1000}


def lexicon_of(vocabulary: Vocabulary) -> Lexicon:
    """All words of a game, in every form."""
    lexicon = Lexicon((numbers, quoted(vocabulary), *vocabulary.signs))
    for word in ("こいつ", "コイツ"):
        lexicon.add(word, "This", "this card")
    for mark in MARKS:
        lexicon.add(mark, mark, mark)
    own = vocabulary.extra.get("Particle", {})  # 【竜】にもなる may be something of its own
    for word, particle in (*PARTICLES.items(), *ALSO):
        if word not in own:
            lexicon.add(word, "Particle", particle)
    for kind, words in CLOSED.items():
        for word, value in words.items():
            lexicon.add(word, kind, value)
    _add_nouns(lexicon, vocabulary)
    for two in ("その2体", "その2枚", "選んだ2体", "選んだ2枚"):
        lexicon.add(two, "Pronoun", Referred(It(two, several=True, two=True, chosen=two.startswith("選んだ"))))
    for kind, table in (
        ("Player", vocabulary.players),
        ("Zone", vocabulary.zones),
        ("Spot", vocabulary.spots),
        ("Relation", vocabulary.relations),
        ("Stat", vocabulary.stats),
        ("PlayerStat", vocabulary.player_stats),
        ("Colour", vocabulary.colours),
        ("State", vocabulary.states),
        ("Lasts", vocabulary.lasting),
        ("Time", vocabulary.times),
        ("TimeOnce", vocabulary.times_once),
        ("Period", vocabulary.periods),
        ("Called", vocabulary.conditions),
        ("PlayCost", vocabulary.play_costs),
        ("NextPlay", vocabulary.next_plays),
        ("CostWord", vocabulary.cost_words),
        ("Mark", vocabulary.marks),
        ("Word", vocabulary.words),
        ("Adverb", vocabulary.adverbs),
        ("Top", vocabulary.tops),
        ("Damage", vocabulary.damage),
    ):
        for word, value in table.items():
            lexicon.add(word, kind, value)
    for kind, more in vocabulary.extra.items():
        for word, value in more.items():
            lexicon.add(word, kind, value)
    for counter in vocabulary.counters:
        lexicon.add(counter, "Counter", counter)
    for surface, kind, form in BEING:
        lexicon.add(surface, kind, VerbForm("いる", ACTIVE, form))
    for verb in vocabulary.verbs:
        _add_verb(lexicon, verb)
    return lexicon


def _add_nouns(lexicon: Lexicon, vocabulary: Vocabulary) -> None:
    for word, meant in vocabulary.nouns.items():
        lexicon.add(word, "Noun", meant)
        lexicon.add(f"この{word}", "This", "this card")
        if not any(
            isinstance(test, InAttack) for test in meant.tests
        ):  # その攻撃ユニット is not whatever was spoken of
            lexicon.add(f"その{word}", "Pronoun", Referred(It(f"その{word}", categories=meant.categories)))
        lexicon.add(f"それらの{word}", "Pronoun", Referred(It(f"それらの{word}", True, meant.categories)))
        for place in (1, 2, 3):
            chosen = Referred(ChosenAs(place, meant.categories))
            lexicon.add(f"{place}番目に選んだ{word}", "Pronoun", chosen)
        lexicon.add(f"選んだ{word}", "Pronoun", Referred(It(f"選んだ{word}", categories=meant.categories, chosen=True)))
        both = It(f"選んだ{word}同士", True, meant.categories, chosen=True)
        lexicon.add(f"選んだ{word}同士", "Pronoun", Referred(both))


def _add_verb(lexicon: Lexicon, verb: Verb) -> None:
    for surface, form in surfaces(verb):
        joins = "VJoinNot" if surface.endswith("ず") else "VJoinCan" if surface.endswith("出来") else ""
        kind = joins or FORM_KINDS[form.form]
        for written in spellings(surface):
            lexicon.add(written, kind, VerbForm(verb.name, form.voice, form.form))
    for surface, voice, said, kind in everyday_forms(verb):
        for written in spellings(surface):
            lexicon.add(written, kind, VerbForm(verb.name, voice, said))
    for surface, form in surfaces(verb):
        if form.form == JOIN and surface.endswith(("て", "で")):
            lexicon.add(f"{surface}から", "VJoin", VerbForm(verb.name, form.voice, JOIN))
            lexicon.add(f"{surface}いた", "VHad", VerbForm(verb.name, form.voice, "past"))
            for end in ("いれば", "いたら", "いたなら", "いるなら"):
                lexicon.add(f"{surface}{end}", "VDoingIf", VerbForm(verb.name, form.voice, "doing"))
            lexicon.add(f"{surface}いる", "VDoing", VerbForm(verb.name, form.voice, "doing"))
            lexicon.add(f"{surface}いた", "VDoing", VerbForm(verb.name, form.voice, "doing"))
            lexicon.add(f"{surface}おり", "VJoin", VerbForm(verb.name, form.voice, "doing"))
            lexicon.add(f"{surface}いない", "VDoingNot", VerbForm(verb.name, form.voice, "not-doing"))
            lexicon.add(f"{surface}いなければ", "VIfSo", VerbForm(verb.name, form.voice, "not-doing"))
            lexicon.add(f"{surface}いれば", "VIfSo", VerbForm(verb.name, form.voice, "doing"))
            lexicon.add(f"{surface}いたら", "VIfSo", VerbForm(verb.name, form.voice, "doing"))
            for may in ("よい", "良い"):
                lexicon.add(f"{surface}{may}", "VMay", VerbForm(verb.name, form.voice, "may"))
        if form.form == "not" and surface.endswith("ない"):
            lexicon.add(f"{surface.removesuffix('い')}かった", "VPastNot", VerbForm(verb.name, form.voice, "past-not"))
            lexicon.add(f"{surface.removesuffix('い')}ければ", "VUnless", VerbForm(verb.name, form.voice, "plain"))
        if form.form == PAST:
            lexicon.add(f"{surface}ら", "VThen", VerbForm(verb.name, form.voice, "past"))


def everyday_forms(verb: Verb) -> Iterator[tuple[str, str, str, str]]:
    """です・ます, ください, commands, and a verbal noun that ends a sentence: surface, voice, form, kind of word."""
    for voice in (ACTIVE, PASSIVE, CAUSATIVE):
        forms: dict[str, list[str]] = {}
        for surface, one in surfaces(verb):
            if one.voice == voice:
                forms.setdefault(one.form, []).append(surface)
        if not forms:
            continue
        join, te = forms[JOIN][:2]
        for end, form in (("ます", PLAIN), ("ません", NOT), ("ました", PAST)):
            yield join + end, voice, form, FORM_KINDS[form]
        yield join + "まして", voice, JOIN, FORM_KINDS[JOIN]
        yield join + "ましたら", voice, PAST, "VThen"
        for end in ("ください", "下さい"):
            yield te + end, voice, PLAIN, FORM_KINDS[PLAIN]
        yield join + "なさい", voice, PLAIN, FORM_KINDS[PLAIN]
        for end in ("も良い", "もよいです", "も良いです", "もかまわない", "も構わない", "もいい", "いい", "も可"):
            yield te + end, voice, MAY, FORM_KINDS[MAY]
        for form in (NOT, CANNOT):
            for surface in forms.get(form, ()):
                if surface.endswith("ない"):
                    yield surface.removesuffix("い") + "くなる", voice, form, FORM_KINDS[form]
        for surface in forms.get(NOT, ()):
            for end in NEEDS if surface.endswith("ない") else ():
                yield surface.removesuffix("ない") + end, voice, MUST, FORM_KINDS[MUST]
        for plain in forms[PLAIN]:
            yield plain + "事が出来ます", voice, MAY, FORM_KINDS[MAY]
            yield plain + "事が出来ません", voice, CANNOT, FORM_KINDS[CANNOT]
        for can in forms.get(CAN, ()):
            if can.endswith("る"):
                yield can.removesuffix("る") + "ます", voice, CAN, FORM_KINDS[CAN]
                yield can.removesuffix("る") + "ません", voice, CANNOT, FORM_KINDS[CANNOT]
        for command in commands(verb) if voice == ACTIVE else ():
            yield command, voice, PLAIN, "VCommand"
    if verb.ending == "する" and verb.stem:
        yield verb.stem, ACTIVE, PLAIN, "VNoun"
        yield verb.stem + "不可", ACTIVE, CANNOT, FORM_KINDS[CANNOT]
        for also in ("も", "と", "や"):
            yield verb.stem + also, ACTIVE, CANNOT, "VAlso"
        for cannot in ("も出来ない", "が出来ない", "も行えない", "を行えない", "が行えない"):
            yield verb.stem + cannot, ACTIVE, CANNOT, FORM_KINDS[CANNOT]


NEEDS: Final = ("なければいけない", "なくてはならない", "なくてはいけない", "ないといけない")


def commands(verb: Verb) -> tuple[str, ...]:
    """引け, 捨てろ, 破壊せよ."""
    if verb.ending == "する":
        return (verb.stem + "しろ", verb.stem + "せよ")
    if verb.ending == "る":
        return (verb.stem + "ろ", verb.stem + "よ")
    can = next(surface for surface, form in surfaces(verb) if form.form == CAN)
    return (can.removesuffix("る"),)


def spellings(word: str) -> tuple[str, ...]:
    """In kanji and in kana: 出来る and できる, 事 and こと."""
    kana = word.replace("事", "こと")
    return tuple(dict.fromkeys((word, word.replace("出来", "でき"), kana, kana.replace("出来", "でき"))))


def numbers(text: str, start: int) -> Iterator[tuple[str, int, Any]]:
    """Numbers are as long as their figures; ＋ and － before one belong to it."""
    sign = text[start]
    if sign in "＋－":
        for _, end, value in numbers(text, start + 1) if start + 1 < len(text) else ():
            yield "SignedNumber", end, (value, sign == "－")
    elif sign.isdecimal() and (start == 0 or not text[start - 1].isdecimal()):
        end = start
        while end < len(text) and text[end].isdecimal():
            end += 1
        yield "Number", end, Number(int(text[start:end]))
    elif sign in KANJI or sign in PLACES:
        end = start + 1
        while end < len(text) and (text[end] in KANJI or text[end] in PLACES):
            end += 1
        value = in_kanji(text[start:end])
        if value is not None and not (start and (text[start - 1] in KANJI or text[start - 1] in PLACES)):
            yield "Number", end, Number(value)
    elif sign in "XYZ":
        yield "Letter", start + 1, Variable(sign)


def in_kanji(figures: str) -> int | None:
    """二千五百; None where the figures make no number."""
    whole, digit = 0, 0
    least = 10 * max(PLACES.values())
    for sign in figures:
        if sign in PLACES:
            if PLACES[sign] >= least or digit >= 10:
                return None
            least = PLACES[sign]
            whole += (digit or 1) * least
            digit = 0
        elif digit:
            return None
        else:
            digit = KANJI[sign]
    return whole + digit


DEEPEST: Final = 3
"""So many abilities may be granted one within the other: no card grants more, and each is read within the last."""


def _closed(text: str, start: int, bracket: Bracket) -> int:
    """Where a bracket is closed; -1: nowhere, or too many are opened before."""
    depth = 0
    for place in range(start, len(text)):
        depth += (text[place] == bracket.opens) - (text[place] == bracket.closes)
        if not depth:
            return place
        if depth > DEEPEST:
            return -1
    return -1


def quoted(vocabulary: Vocabulary) -> Any:
    """What stands in brackets is one word."""

    def words(text: str, start: int) -> Iterator[tuple[str, int, Any]]:
        for bracket in vocabulary.brackets:
            if text[start] == bracket.opens:
                end = _closed(text, start, bracket)
                nested = end > 0 and text.find(bracket.opens, start + 1, end) > 0
                if end < 0 or (nested and bracket.kind != "AbilityQuoted"):
                    continue
                if (value := bracket.read(text[start + 1 : end])) is not None:
                    yield bracket.kind, end + 1, value

    return words
