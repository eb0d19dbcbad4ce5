"""The words of the book: the name that code and card trees use, and the printed terms, the usual one first."""

from typing import Final

TYPES: Final = {
    "unit": ("ユニット",),
    "history": ("ヒストリー", "ストーリー"),
    "spell": ("スペル",),
    "structure": ("ストラクチャ", "ストラクチャー"),
}
"""5.6.2; the book itself writes the second and the fourth in two ways."""

FACTIONS: Final = {"white": ("白",), "orange": ("橙",), "purple": ("紫",), "black": ("黒",), "blue": ("青",)}
"""5.2.2.1."""

ZONES: Final = {
    "battlefield": ("戦場",),
    "era-yard": ("時代ヤード",),
    "soul-yard": ("ソウルヤード",),
    "ca-yard": ("CAヤード",),
    "deck": ("デッキ", "デッキ置き場"),
    "discard-pile": ("捨て札置き場", "捨て札"),
    "hand": ("手札",),
    "removed-yard": ("リムーブヤード",),
    "stack": ("スタック",),
}
"""7.1. Wherever a text gives no zone, the battlefield is meant, and for a spell that is used the stack."""

MARKS: Final = {
    "legacy": ("LEGACY",),
    "epic": ("EPIC",),
    "cb": ("CB", "クロノバースト"),
    "multi-soul": ("マルチソウル",),
    "factionless": ("無勢力",),
}
"""`Marked`: icons (5.4, 5.5) and what 5.2.2.1.1 and 5.2.2.1.2 call cards."""

STATS: Final = {
    "power": ("パワー",),
    "atk": ("ATK",),
    "level": ("レベル",),
    "cost": ("コスト",),
    "free-cost": ("フリーコスト",),
    "faction-cost": ("勢力コスト",),
    "ca": ("CA",),
    "damage": ("ダメージ",),
}
"""Numbers of a card. Its cost is free and faction cost together; damage is what a unit has taken."""

PLAYER_STATS: Final = {"life": ("ライフ",), "era": ("時代",), "advance-points": ("進攻値",)}

ORIENTATIONS: Final = {"active": ("アクティブ",), "wiped": ("ワイプ",)}
"""6.3.1."""

PHASES: Final = {
    "recovery": ("回復フェイズ",),
    "draw": ("ドローフェイズ",),
    "check": ("チェックフェイズ",),
    "main": ("メインフェイズ",),
    "main-1": ("メインフェイズ1",),
    "main-2": ("メインフェイズ2",),
    "combat": ("戦闘フェイズ",),
    "cleanup": ("調整フェイズ",),
    "turn": ("ターン",),
}
"""9.2 to 9.7. `AtPhase("turn", end=True)` is ターンの終了時に, which is the start of the cleanup phase (9.7.2.1)."""

SKIPPED_PHASES: Final = ("recovery", "draw", "check", "main", "main-1", "main-2", "combat")
"""What a text can do without; a turn is never without its cleanup."""

EXTRA_PHASES: Final = ("main", "combat")
"""What a text can put in between."""

STEPS: Final = {
    "before-attack": ("攻撃前ステップ",),
    "attack": ("攻撃ユニット指定ステップ",),
    "before-block": ("防御前ステップ",),
    "block": ("防御ユニット指定ステップ",),
    "before-damage": ("ダメージ前ステップ",),
    "damage": ("ダメージステップ",),
    "going-on": ("戦闘続行宣言ステップ",),
    "processing": ("処理ステップ",),
    "adjusting": ("調整ステップ",),
}
"""9.7 and 10: phases of `AtPhase` and `IsPhase` as well."""

KEYWORDS: Final = {
    "valor": ("勇猛", "15.2.1"),
    "haste": ("速攻", "15.2.2"),
    "aura": ("オーラ", "15.2.3"),
    "breakthrough": ("突破", "15.2.4"),
    "crystallize": ("魂石化", "15.2.5"),
    "soul-change": ("ソウルチェンジ", "15.2.6"),
    "harvest": ("ハーベスト", "15.2.7"),
    "soul-burst": ("ソウルバースト", "15.2.10"),
    "ready": ("準備", "15.2.11"),
    "gift": ("異能", "15.2.12"),
    "awaken": ("覚醒", "15.2.13"),
    "pursuit": ("追撃", "15.2.14"),
    "absorb": ("吸収", "15.2.14.4"),
    "dynamo": ("動力", "15.2.14.7"),
    "union": ("結合", "15.2.15"),
    "explore": ("探索", "15.2.16"),
    "subdue": ("制圧", "15.2.17"),
    "taboo": ("禁忌", "15.2.18"),
    "sublimate": ("昇華", "15.2.19"),
}
"""15.2: the printed word and its clause."""

WAYS: Final = {
    "soul-change": "『ソウルチェンジ』",
    "taboo": "『禁忌』",
    "sublimate": "『昇華』",
    "soul-burst": "『ソウルバースト』",
    "chrono-burst": "CB",
}
"""By what cards come onto the battlefield that texts may ask for (15.2.6, 15.2.18, 15.2.19, 6.9)."""

DYNAMO_COUNTER: Final = "動力"
READY_COUNTER: Final = "準備"
"""Counters are called by their printed names, without カウンター."""

HAPPENINGS: Final = {
    "placed": "A card came onto the battlefield (11.6.17.2.1): what; source; who, its controller; by; nature, by"
    " what it came (`WAYS`); other, the unit sacrificed for a soul change.",
    "left": "A card left the battlefield: what; to; who, its controller; by.",
    "moved": "A card went from a zone to another (11.6.17): what; source, to; who, whose zone it came to; by.",
    "destroyed": "A card was destroyed (15.1.4, 12.4.4): what; by; other, what dealt the damage; nature, combat.",
    "sacrificed": "A player sacrificed a card (15.1.13): who, what; source.",
    "discarded": "A player discarded a card (15.1.5): who, what; by.",
    "removed": "A card was removed (15.1.6): what; source; by.",
    "drawn": "A player drew a card: who, what.",
    "attacked": "A unit attacks (10.1.2.7): what; who, the attacking player; together, a squad at once.",
    "squad-attacked": "A squad attacks (6.7): who; what, each unit of it; together.",
    "blocked": "A unit blocks (10.1.4.5): what blocks other.",
    "was-blocked": "A unit that attacks is blocked (10.1.4.5): what is blocked by other.",
    "unblocked": "A unit attacks and is not blocked: what; who, the attacking player.",
    "damaged": "A unit took damage (6.4): what; other, the source; nature; amount.",
    "player-damaged": "A player took damage (6.4.1.1): who; other, the source; nature; amount.",
    "spell-used": "A player used a spell (11.2.12): who, what.",
    "ability-used": "A player used an action ability (11.5.13): who; what, the card that bears it.",
    "burst": "A player declared a chrono burst (6.9): who, what.",
    "soul-burst": "A player declared a soul burst (6.9): who, what.",
    "era-advanced": "A player's era was advanced (9.5.7.5): who.",
    "chrono-checked": "A card came to the CA yard by a chrono check (15.1.14): who, what.",
    "gained-life": "A player gained life: who; amount.",
    "lost-life": "A player lost life, by damage or otherwise: who; amount.",
    "points-gained": "A player gained advance points: who; amount.",
    "wiped": "A card became wiped (15.1.3): what.",
    "recovered": "A card became active (15.1.2): what.",
    "chosen": "A spell or ability chose a card: what; by, the player who chose; other, the source.",
    "counters-put": "Counters were put on a card: what; nature, their name; amount.",
    "counters-removed": "Counters were taken off a card: what; nature, their name; amount.",
    "triggered": "A trigger ability of a card triggered (15.1.17): what; nature, the keyword it is.",
    "control-changed": "A card came under another player's control (6.2.4): what; who, its new controller.",
    "united": "A card was joined to a unit (15.2.15): what, the unit; other, the card; who.",
    "interrupted": "A spell was put away from the stack (11.2.2): what; who, its controller; by.",
    "searched": "A player searched a deck (15.1.9): who.",
    "shuffled": "A player's deck was shuffled by an effect (15.1.7): who.",
    "exchanged": "A player exchanged era markers for cards of the hand (15.1.15): who.",
}
"""What abilities can wait for (11.6). The words after the clause are the fields of the happening that are set."""

FORBIDDEN_ACTS: Final = {
    "attack": "The subject may not attack (10.1.2.3.4).",
    "attack-in-squad": "The subject may not be part of a squad (6.7); against: with these units.",
    "attack-alone": "The subject may attack only in a squad (6.7).",
    "block": "The subject may not block (10.1.4.2.3); against: these attackers.",
    "be-blocked": "The subject may not be blocked; against: by these units.",
    "be-chosen": "The subject is not chosen (15.3.1); whose: by what this player uses; against: by these cards.",
    "be-destroyed": "The subject is not destroyed (15.1.4); against: by damage or effects of these cards.",
    "be-destroyed-in-combat": "Combat damage does not destroy the subject (12.4.4); its other damage may.",
    "be-sacrificed": "The subject is not sacrificed; whose: by effects of this player.",
    "be-removed": "The subject is not removed (15.1.6); whose: by effects of this player.",
    "be-made-to-discard": "The player does not discard by effects of the opponent (15.1.5).",
    "leave-battlefield": "The subject does not leave the battlefield by effects.",
    "recover": "The subject does not recover, by whatever.",
    "recover-in-phase": "The subject does not recover in the recovery phase (9.2.1.1).",
    "be-wiped": "The subject is not wiped by effects.",
    "change-control": "The control of the subject does not change.",
    "get-counters": "No counters are put on the subject.",
    "take-damage": "The subject (a unit or a player) takes no damage; against: from these sources.",
    "take-combat-damage": "As take-damage, of combat damage only.",
    "take-effect-damage": "As take-damage, of other damage only.",
    "deal-damage": "The subject deals no damage.",
    "deal-combat-damage": "The subject deals no combat damage.",
    "be-prevented": "Damage that the subject deals is not reduced (11.9.7).",
    "use-spell": "The player may not use spells; against: these.",
    "place": "The player may not place cards; against: these.",
    "use-ability": "Action abilities of the subject may not be used.",
    "trigger": "Trigger abilities of the subject do not trigger (15.1.17.2).",
    "burst": "The player may not declare chrono bursts (15.3.2).",
    "chrono-check": "The player makes no chrono checks (15.1.14).",
    "advance-era": "The player may not advance the era (9.5.7).",
    "place-soul": "The player may not put a card into the soul yard (9.5.6).",
    "draw": "The player does not draw, for the turn or by effects.",
    "draw-by-effects": "The player does not draw by effects.",
    "gain-life": "The player gains no life.",
    "search": "The player does not search the deck.",
    "be-interrupted": "The subject, a spell, is not taken off the stack by spells and abilities.",
    "lose-game": "The player does not lose the game.",
}
"""The acts of Forbid (2.2). Either `subject` or `whose` is set; `be-chosen` has both where a player is named."""

BY_EFFECTS_OF: Final = ("be-sacrificed", "be-removed", "be-wiped")
"""Those of which a text may say whose effects do not do them."""

PERMITTED_ACTS: Final = {
    "play": "The player may use or place these cards (subject) from where they lie, paying for them.",
    "place-any-time": "The subject may be placed whenever a spell may be used.",
    "attack-above-era": "The subject may attack whatever its level (10.1.2.3.2).",
    "block-above-era": "The subject may block whatever its level (10.1.4.2.2).",
    "attack-when-new": "The subject may attack though its controller has not had it since the turn began (10.1.2.3.1).",
    "attack-when-wiped": "The subject may attack while it is wiped (10.1.2.3.1).",
    "block-when-wiped": "The subject may block while it is wiped (10.1.4.2.1).",
    "block-aura": "The subject may block units with aura (15.2.3.2).",
    "place-more-souls": "The player may put one more card into the soul yard each turn (9.5.6).",
}
"""The acts of Permit."""

REQUIRED_ACTS: Final = {
    "attack": "The subject attacks if it can (10.1.2.3.5).",
    "block": "The subject blocks if it can (10.1.4.2.4); against: these attackers.",
    "be-blocked": "The subject is blocked if that is possible (10.1.4.2.4); against: by these units.",
}
"""The acts of Require."""

ROMANS: Final = {"Ⅰ": 1, "Ⅱ": 2, "Ⅲ": 3, "Ⅳ": 4, "IV": 4, "III": 3, "II": 2, "I": 1}
"""Eras and levels as they are printed."""
