"""Card files made at random: the frames of cards that come with a game, with texts of others of their kind."""

import json
import tomllib
from atexit import register
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from ..api import rules
from ..game_records import record_of
from ..kernel.chance import Dealer
from ..kernel.rules import Rules, rules_named
from ..text.file_problems import Broken

SPOKEN_KINDS: Final = {
    "minion": "ミニオン",
    "lord": "ロード",
    "skill": "スキル",
    "arts": "アーツ",
    "unit": "ユニット",
    "spell": "スペル",
    "history": "ヒストリー",
    "character": "キャラクター",
    "effect": "エフェクト",
    "support": "サポート",
}
"""How kinds are called in files of texts: `minion|…` is a text of a minion."""
CHANGED: Final = 3
"""Of so many cards of a deck one is left as it is."""
LINES: Final = 2

Card = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Pool:
    """The cards whose frames are taken, and the texts there are, by kind."""

    cards: dict[str, Card]
    texts: dict[str, tuple[str, ...]]


def knows_own_cards(game: str) -> bool:
    return record_of(game).cards is not None


def kind_of(game: str) -> str:
    """The field that says of what kind a card is."""
    texts = record_of(game).cards
    assert texts is not None
    return texts().kind


@cache
def pool_of(game: str, files: tuple[str, ...] = ()) -> Pool:
    """What comes with the game, and texts from files: paragraphs whose first lines are `kind|text`."""
    kind = kind_of(game)
    cards: dict[str, Card] = {}
    for path in sorted(record_of(game).card_files.glob("*.toml")):
        for card in tomllib.loads(path.read_text(encoding="utf-8")).get("card", ()):
            if _is_plain(card) and kind in card:
                cards[card["name"]] = card
    texts: dict[str, list[str]] = {}
    for card in cards.values():
        texts.setdefault(card[kind], []).append(card["text"].strip())
    for file in files:
        for block in Path(file).read_text(encoding="utf-8").split("\n\n"):
            first = next((line for line in block.strip().split("\n") if line and not line.startswith("#")), "")
            spoken, _, text = first.replace("\\n", "\n").partition("|")
            if text and SPOKEN_KINDS.get(spoken, "") in texts:
                texts[SPOKEN_KINDS[spoken]].append(text)
    return Pool(cards, {name: tuple(found) for name, found in texts.items()})


def _is_plain(card: Card) -> bool:
    return bool(card.get("text")) and not any(isinstance(value, dict) for value in card.values())


def decks_of_own_texts(
    game: str, edition: str, dealer: Dealer, files: tuple[str, ...] = ()
) -> tuple[Rules, tuple[tuple[int, ...], ...]]:
    """Rules with random cards, and the usual decks with most of their cards replaced by such."""
    usual = rules_named(game, edition)
    pool = pool_of(game, files)
    names = [[usual.name_of_face(face) for face in deck] for deck in usual.decks()]
    there = dict.fromkeys([name for deck in names for name in deck])
    replaced = [name for name in there if name in pool.cards and dealer.below(CHANGED)]
    path = Path(_folder().name) / f"{game}-{edition}-{dealer.below(1 << 64):x}.toml"
    made = {name: _made(game, pool, name, dealer) for name in replaced}
    while True:
        path.write_text("\n\n".join(_written(card) for card in made.values()) + "\n", encoding="utf-8")
        try:
            found = rules(game, edition, [path]) if made else usual
            break
        except Broken as broken:
            made = _without(made, {problem.line for problem in broken.problems})
    spelled = tuple(tuple(made[name]["name"] if name in made else name for name in deck) for deck in names)
    faces = [found.deck_faces(deck) for deck in spelled]
    return found, tuple(tuple(face for face in deck if face is not None) for deck in faces)


def _made(game: str, pool: Pool, name: str, dealer: Dealer) -> Card:
    card = pool.cards[name]
    texts = pool.texts[card[kind_of(game)]]
    lines = [texts[dealer.below(len(texts))] for _ in range(1 + dealer.below(LINES))]
    kept = {key: value for key, value in card.items() if key not in ("english", "flavour")}
    return {**kept, "name": f"{name}・別文", "text": "\n".join(dict.fromkeys(lines))}


def _written(card: Card) -> str:
    return "\n".join(["[[card]]", *(f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in card.items())])


def _without(made: dict[str, Card], lines: set[int]) -> dict[str, Card]:
    """Those of which nothing was wrong: each stands on as many lines as it has fields, and two more."""
    kept: dict[str, Card] = {}
    first = 1
    for name, card in made.items():
        after = first + len(card) + 2
        if not any(first <= line < after for line in lines):
            kept[name] = card
        first = after
    return kept if len(kept) < len(made) else {}


@cache
def _folder() -> TemporaryDirectory[str]:
    folder: TemporaryDirectory[str] = TemporaryDirectory(prefix="kirifuda-own-texts-")
    register(folder.cleanup)
    return folder
