"""The words of the book: the name that code and card trees use, and the printed terms, the usual one first."""

from typing import Final

CATEGORIES: Final = {
    "master": ("マスター", "レギオンマスター"),
    "skill": ("スキル",),
    "arts": ("アーツ",),
    "minion": ("ミニオン",),
    "lord": ("ロード",),
    "unit": ("ユニット",),
}
"""14-3e; a unit is a master, minion or lord on the field (22-1)."""

COLOURS: Final = {"black": ("黒",), "red": ("赤",), "white": ("白",), "green": ("緑",), "blue": ("青",)}
"""06-1."""

CLASSES: Final = {
    "rune-blader": ("ルーンブレイダー", ("red", "white")),
    "fairy-tamer": ("フェアリーテイマー", ("red", "green")),
    "shaman": ("シャーマン", ("black", "green")),
    "demon-ruler": ("デモンルーラー", ("black", "white")),
    "general": ("ジェネラル", ("white", "green")),
    "wizard": ("ウィザード", ("black", "red")),
    "necromancer": ("ネクロマンサー", ("black", "blue")),
    "doll-master": ("ドールマスター", ("white", "blue")),
}
"""13-3 to 13-10: a class and its two colours."""

ZONES: Final = {
    "field": ("フィールド", "場"),
    "minion-zone": ("ミニオンゾーン",),
    "leader-zone": ("リーダーゾーン",),
    "master-area": ("マスターエリア",),
    "lord-area": ("ロードエリア",),
    "timeline": ("タイムライン",),
    "wait-1": ("ウェイトゾーンⅠ",),
    "wait-2": ("ウェイトゾーンⅡ",),
    "wait-3": ("ウェイトゾーンⅢ",),
    "wait-4": ("ウェイトゾーンⅣ",),
    "standby": ("スタンバイゾーン",),
    "hand": ("手札",),
    "deck": ("山札",),
    "exile": ("除外ゾーン",),
    "play": ("プレイゾーン",),
    "in-play": ("インプレイ",),
}
"""18-8 to 18-20."""

LANES: Final = {"left": ("左レーン",), "center": ("中央レーン",), "right": ("右レーン",)}
"""19-1, each as its own player sees it."""

PHASES: Final = {
    "start": ("スタートフェイズ",),
    "core": ("コアフェイズ",),
    "draw": ("ドローフェイズ",),
    "main": ("メインフェイズ",),
    "end": ("エンドフェイズ",),
}
"""27-2."""

STATS: Final = {
    "atk": ("ATK",),
    "hp": ("HP",),
    "cost": ("コスト",),
    "wt": ("WT",),
    "core-cost": ("CC", "コアコスト"),
    "damage": ("ダメージ",),
    "cores": ("コア",),
}
"""14-3f to 14-3j; damage and cores lie on a card."""

KEYWORDS: Final = {
    "haste": ("速攻", "41-3", False),
    "assault": ("強襲", "41-4", False),
    "first-strike": ("先制", "41-5", False),
    "regenerate": ("再生", "41-6", False),
    "effect-damage-immunity": ("効果ダメージ無効", "41-7", False),
    "moving-attack": ("移動攻撃", "41-8", False),
    "impact": ("衝撃", "41-9", True),
    "intimidate": ("威圧", "41-10", True),
    "pierce": ("貫通", "41-11", True),
    "right-bonus": ("右配置特性", "41-12", True),
    "center-bonus": ("中央配置特性", "41-13", True),
    "master-bane": ("対マスター特効", "41-14", True),
    "lord-bane": ("対ロード特効", "41-15", True),
    "minion-bane": ("対ミニオン特効", "41-16", True),
    "cannot-block": ("ブロック不可", "41-17", False),
    "straight": ("直進", "41-18", False),
    "leap": ("跳躍", "41-19", False),
    "ward": ("結界", "41-20", False),
    "anchored": ("領域移動無効", "41-21", False),
    "left-only": ("左配置限定", "41-22", False),
    "lurk": ("潜伏", "41-23", False),
}
"""Chapter 41: the printed word, its clause, whether a number follows."""

ORIENTATIONS: Final = {"active": ("活性",), "exhausted": ("疲労",), "reversed": ("リバース",), "open": ("オープン",)}
"""16-2 to 16-4."""

MODES: Final = {"normal": ("通常モード", "覚醒前モード"), "awakened": ("覚醒モード",)}
"""21-1."""

CORE_PLACES: Final = {
    "outside": ("ゲーム外",),
    "core-zone": ("コアゾーン",),
    "core-active": ("コアゾーンの活性状態エリア", "コア活性エリア", "活性エリア"),
    "core-exhausted": ("コアゾーンの疲労状態エリア", "コア疲労エリア", "疲労エリア"),
    "master": ("マスターの上", "マスターカードの上"),
    "lord": ("ロードの上", "ロードカードの上"),
    "this": ("このカードの上",),
    "wait-1": ("ウェイトゾーンⅠ",),
    "wait-2": ("ウェイトゾーンⅡ",),
    "wait-3": ("ウェイトゾーンⅢ",),
    "wait-4": ("ウェイトゾーンⅣ",),
}
"""Where cores lie (07-2, 25-2b, 26-8)."""

HAPPENINGS: Final = {
    "placed": "A card comes from another zone onto the field (34-1): what; source.",
    "lane-moved": "A minion has moved to another lane (37-2b): what.",
    "attacked": "A unit has declared an attack and its target (37-2c): what attacks other.",
    "blocked": "A minion blocks an attack that reached it (35-6): what blocks other.",
    "battled": "A battle's damage has been exchanged: what (attacker) with other (target).",
    "survived": "A unit is still on the field after its battle (02-45): what; other is its opponent.",
    "broken": "A card broke (12-1): what; by whose effect; other is what dealt the damage.",
    "damaged": "A unit took damage of at least 1 (11-1): what; other is the source; nature; amount.",
    "unlocked": "A player unlocked a card (37-2f): who, what.",
    "played": "A player played a card (33-1): who, what.",
    "drawn": "A player drew a card (39-11): who, what.",
    "card-changed": "A player made a card change (27-5a): who.",
    "gained-life": "A player's master gained life (39-2): who; amount.",
    "lost-life": "A player's master lost life, by damage or otherwise: who; amount.",
    "moved": "A card went from a zone to another: what; source, to.",
    "exiled": "A card was exiled (39-7): what; source.",
    "exhausted": "A card became exhausted (39-12): what.",
    "recovered": "A card became active (39-13): what.",
    "reversed": "A card was reversed (16-3): what.",
    "opened": "A reversed card was opened (16-4): what.",
    "wait-changed": "An effect changed the WT of a card (39-3): what.",
    "chosen": "An effect chose a card (36-7): what; by.",
    "awakened": "A master awoke (27-4): who, what.",
    "cores-moved": "Cores were put somewhere (39-20): who; to; amount.",
}
"""What abilities can wait for (37-2). The words after the clause are the fields of the happening that are set."""

FORBIDDEN_ACTS: Final = {
    "attack": "The subject may not attack; against: these targets.",
    "be-attacked": "The subject is no attack target; against: for these attackers.",
    "block": "The subject cannot block; against: these attackers.",
    "be-blocked": "The subject is not blocked; against: by these minions.",
    "break": "The subject does not break (39-24).",
    "be-broken": "No effect breaks the subject, but damage and the rules do; whose: of this player only.",
    "be-chosen": "The subject is not chosen by effects; whose: of this player only.",
    "move-lane": "The subject may not move lanes.",
    "recover": "The subject does not become active.",
    "recover-at-start": "The subject does not become active in the start phase of its player's turn (27-3).",
    "be-exhausted": "The subject is not exhausted by effects.",
    "be-reversed": "The subject is not reversed by effects.",
    "leave-field": "The subject is not moved to another zone by effects.",
    "take-damage": "The subject takes no damage; against: from these sources.",
    "take-battle-damage": "The subject takes no battle damage; against: from these sources.",
    "take-effect-damage": "The subject takes no effect damage; against: from these sources.",
    "unlock": "The player may not unlock; against: these cards.",
    "play": "The player may not play; against: these cards.",
    "activate": "The subject's activated abilities may not be used.",
    "draw": "The player does not draw by effects.",
    "gain-life": "The player's master gains no life.",
    "hold-back": "The subject may not stay out of the fight: its player's main phase goes on until it has attacked.",
}
"""The acts of Forbid (39-21, 39-24, 01-3)."""

PERMITTED_ACTS: Final = {
    "attack-lords": "The subject may make lords its attack target (39-26).",
    "attack-any-lane": "Minions in every lane are in reach of the subject's attacks.",
    "attack-past-blockers": "Blockers do not keep the subject from attacking the leader zone.",
    "attack-exhausted": "The subject may attack while exhausted, exhausting nothing.",
    "attack-incapacitated": "The subject may attack while incapacitated.",
}
"""The acts of Permit."""

TOKENS: Final = {
    "ゴーストトークン": "43-2",
    "ゾンビトークン": "43-3",
    "ドールトークン": "43-4",
    "ビッグベアトークン": "43-5",
}
