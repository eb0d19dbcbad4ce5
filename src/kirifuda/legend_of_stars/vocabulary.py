"""The words of the book: the name that code and card trees use, and the printed terms, the usual one first."""

from typing import Final

KINDS: Final = {
    "character": ("キャラクター", "キャラクタ", "キャラ"),
    "effect": ("エフェクト",),
    "support": ("サポート",),
}
"""Chapter 2."""

MARKS: Final = {"flash": ("フラッシュ",), "field": ("フィールド",)}
"""An effect that can be used in attack phases (2.2.1), a support of which there is only one (2.3.1)."""

ATTRIBUTES: Final = {
    "light": ("光",),
    "dark": ("闇",),
    "fire": ("火",),
    "water": ("水",),
    "wood": ("木",),
    "earth": ("土",),
}
"""2.6."""

ZONES: Final = {
    "field": ("場",),
    "character-zone": ("キャラクターゾーン",),
    "support-zone": ("サポートゾーン",),
    "energy-zone": ("エネルギーゾーン",),
    "hand": ("手札",),
    "deck": ("デッキ", "山札"),
    "trash": ("トラッシュ", "トラッシュゾーン"),
}
"""3.1 to 3.6; the field is the character zone and the support zone (3)."""

ROWS: Final = {"front": ("前衛",), "back": ("後衛",)}
"""3.3.2, 3.3.3."""

LANES: Final = {
    "1": ("一番左のレーン", "左端のレーン"),
    "2": ("左から2番目のレーン",),
    "3": ("右から2番目のレーン", "左から3番目のレーン"),
    "4": ("一番右のレーン", "右端のレーン"),
}
"""3.3.4, counted from the left as the card's own player sees it."""

POSITIONS: Final = {
    "attack": ("アタック表示",),
    "defense": ("ディフェンス表示",),
    "defense-left": ("左向きのディフェンス表示",),
    "defense-right": ("右向きのディフェンス表示",),
}
"""6.1, 6.2; `defense` is either of the last two."""

FACES: Final = {"face-up": ("表側表示",), "face-down": ("裏側表示",)}
"""6.3, 6.4."""

STATES: Final = {"regained": ("リゲイン表示", "リゲイン状態"), "gained": ("ゲイン表示", "ゲイン状態")}
"""Of energy and supports (6.5, 6.6)."""

PHASES: Final = {
    "setup": ("セットアップフェイズ",),
    "main": ("メインフェイズ",),
    "lead": ("リードフェイズ",),
    "attack": ("アタックフェイズ",),
    "end": ("エンドフェイズ",),
}
"""5.2 to 5.6. A turn begins with the start of the setup phase and ends with the end of the end phase (5.6 1)."""

STATS: Final = {
    "atk": ("ATK",),
    "def": ("DEF",),
    "down": ("DOWN",),
    "cost": ("コスト", "エネルギーコスト"),
    "speed": ("スピード", "スピードコスト"),
}
"""2.1.2 to 2.1.4, 2.5."""

BATTLE_STATS: Final = ("atk", "def", "down")

LEADS: Final = {"up": "▲", "right": "▶", "down": "▼", "left": "◀"}
"""Lead icons as they are printed on an upright card (2.1.1)."""

KEYWORDS: Final = {
    "airborne": ("上空", "8.13.1", False),
    "speed-resistance": ("スピード耐性", "8.13.2", True),
    "energy-resistance": ("エネルギー耐性", "8.13.3", True),
    "double-attack": ("2回攻撃", "8.13.4", False),
    "venom-curse": ("毒呪", "8.13.5", False),
}
"""8.13: the printed word, its clause, whether a number follows."""

HAPPENINGS: Final = {
    "placed": "A card came onto the field face up (5.3): what; source; who put it there.",
    "turned-up": "A character was turned face up (6.4): what; by.",
    "turned-down": "A character was turned face down: what; by.",
    "repositioned": "A character's position was changed (6): what; to (attack, defense).",
    "square-moved": "A character moved to another square (8.2): what; to (front, back); by.",
    "attacked": "A character declared an attack (5.5.1 I): what attacks other (None: the player).",
    "battling": "Two characters are about to compare their numbers (5.5.1 V): what with other.",
    "battled": "Two characters compared their numbers (8.8): what with other.",
    "won": "A character was not downed in a battle that downed its opponent: what; other is its opponent.",
    "downed": "A character was downed (8.12): what; other is its opponent in the battle.",
    "destroyed": "A card was destroyed (8.10): what; by.",
    "damaged": "A player was dealt damage (8.11): who; what dealt it; nature battle (directly), down, effect; amount.",
    "gained-life": "A player regained life (8.6): who; amount.",
    "drawn": "A player drew a card (8.5): who.",
    "played": "A player played a card from the hand (8.3): who, what.",
    "activated": "A player used an effect of a card on the field (8.4): who, what.",
    "moved": "A card went from a zone to another: what; source, to; by.",
    "gained": "A support or an energy card was turned sideways (6.6): what.",
    "regained": "A support or an energy card was turned upright (6.5): what.",
    "chosen": "An effect chose a card (9.6): what; by.",
}
"""What abilities can wait for (9.3). The words after the clause are the fields of the happening that are set."""

FORBIDDEN_ACTS: Final = {
    "attack": "The subject may not attack; against: these characters.",
    "hold-back": "The subject may not stay out of the fight: its player's attack phase goes on until it has attacked.",
    "be-attacked": "The subject is not attacked; against: by these characters.",
    "attack-directly": "The subject may not strike the player directly.",
    "move": "The subject may not move by leading (5.4).",
    "move-to-front": "The subject may not move from the back row to the front row by leading (5.4).",
    "move-to-back": "The subject may not move from the front row to the back row by leading (5.4).",
    "be-moved": "The subject is not moved by effects; whose: of this player only.",
    "reposition": "The subject's position may not be changed by its player (5.3).",
    "be-repositioned": "The subject's position is not changed by effects; whose: of this player only.",
    "turn-up": "The subject may not be turned face up by its player.",
    "be-turned-down": "The subject is not turned face down; whose: by effects of this player only.",
    "be-destroyed": "The subject is not destroyed; whose: by effects of this player only.",
    "be-downed": "The subject is not downed.",
    "be-downed-in-battle": "The subject is not downed by battles.",
    "be-chosen": "The subject is not chosen by effects; whose: of this player only; against: of these cards only.",
    "be-affected": "Effects do not touch the subject; whose: of this player only; against: of these cards only.",
    "activate": "The subject's effects may not be used.",
    "regain": "The subject is not turned upright.",
    "play": "The player may not play; against: these cards.",
    "play-this": "This card, in the hand, may not be played.",
    "draw": "The player does not draw by effects.",
    "gain-life": "The player regains no life.",
    "take-damage": "The player takes no damage.",
    "take-down-damage": "The player takes no down damage; against: of these characters.",
    "place-energy": "The player may not put cards into the energy zone.",
}
"""The acts of Forbid (9.2)."""

PERMITTED_ACTS: Final = {
    "attack-from-back": "The subject may attack from the back row.",
    "attack-in-defense": "The subject may attack in defense position.",
    "attack-directly": "The subject may strike the player directly whoever is in the lane.",
    "attack-again": "The subject may attack once more this turn.",
    "lead-at-once": "The subject may be moved in the turn it was placed or turned up.",
    "lead-twice": "The subject may be moved twice in a lead phase.",
    "lead-anywhere": "The subject may be moved one square in any direction.",
    "place-in-front": "The subject (a card in the hand) may be put into the front row; whose and against: a player's.",
    "place-energy-again": "The player may put one more card into the energy zone this turn.",
    "reposition-at-once": "The subject's position may be changed in the turn it was placed.",
}
"""The acts of Permit (9.1)."""
