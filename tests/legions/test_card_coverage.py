"""Every keyword, keyword cost, condition and kind of effect of the book is used by at least two of the cards."""

from collections.abc import Callable, Iterator
from dataclasses import fields, replace

import pytest

from kirifuda.effects.statements import (
    Battle,
    Damage,
    Draw,
    Forbid,
    GainLife,
    Grant,
    If,
    Instead,
    LoseEffects,
    Modes,
    Move,
    Orient,
    Permit,
    Play,
)
from kirifuda.effects.tree import (
    OPPONENT,
    YOU,
    Ability,
    Activated,
    AtPhase,
    CardText,
    Filter,
    Node,
    Standing,
    This,
    When,
)
from kirifuda.legions.card_words.speaker import say_text
from kirifuda.legions.cards import catalogue
from kirifuda.legions.printed import Printed
from kirifuda.legions.tree import (
    Break,
    ChangeWait,
    ExhaustCores,
    ExhaustThis,
    ManaBoost,
    MasterAttack,
    Modify,
    MoveCores,
    PutTokens,
    ReverseThis,
    SoulCharge,
    TreatAs,
    Unlock,
    WithCost,
)
from kirifuda.legions.vocabulary import KEYWORDS

CARDS = [card for card in catalogue().cards if not card.token]
TWO = 2


def nodes(part: object) -> Iterator[Node]:
    """Every node of a tree."""
    if isinstance(part, tuple):
        for one in part:
            yield from nodes(one)
    elif isinstance(part, Node):
        yield part
        for field in fields(part):
            yield from nodes(getattr(part, field.name))


def texts(card: Printed) -> tuple[CardText, ...]:
    return card.text, card.awakened


def using(test: Callable[[Node], bool]) -> list[str]:
    return [card.name for card in CARDS if any(test(node) for node in nodes(texts(card)))]


def waits_for(kind: str) -> Callable[[Node], bool]:
    """A trigger of the card's own, which has a name in the book."""

    def test(node: Node) -> bool:
        return isinstance(node, When) and node.happening.kind == kind and node.happening.what == This()

    return test


def orients(*how: str) -> Callable[[Node], bool]:
    return lambda node: isinstance(node, Orient) and node.how in how


def is_done_to(node: Node) -> bool:
    return isinstance(node, Forbid) and node.act.startswith("be-")


NAMED = ("placed", "lane-moved", "attacked", "unlocked", "broken")

CONDITIONS: dict[str, Callable[[Node], bool]] = {
    "37-2a": waits_for("placed"),
    "37-2b": waits_for("lane-moved"),
    "37-2c": waits_for("attacked"),
    "37-2d": lambda node: isinstance(node, AtPhase) and not node.end,
    "37-2e": lambda node: isinstance(node, AtPhase) and node.end,
    "37-2f": waits_for("unlocked"),
    "37-2g": lambda node: isinstance(node, When) and node.happening.who in (YOU, OPPONENT),
    "37-2h": lambda node: (
        isinstance(node, When)
        and node.happening.what == This()
        and (node.happening.kind not in NAMED or node.happening.source != ())
    ),
    "37-2i": lambda node: isinstance(node, When) and isinstance(node.happening.what, Filter),
    "37-2j": waits_for("broken"),
    "37-2k": lambda node: isinstance(node, Ability) and node.costs != () and isinstance(node.conditions[0], When),
    "37-3a": lambda node: node == Standing(),
    "37-3b": lambda node: node == Standing(YOU),
    "37-3c": lambda node: node == Standing(OPPONENT),
    "37-4a": lambda node: node == Activated(),
    "37-4b": lambda node: node == Activated(once=True),
}

KEYWORD_COSTS: dict[str, type[Node]] = {
    "40-2": ExhaustThis,
    "40-3": ReverseThis,
    "40-4": ManaBoost,
    "40-5": SoulCharge,
}

EFFECTS: dict[str, Callable[[Node], bool]] = {
    "39-1": lambda node: isinstance(node, Damage),
    "39-2": lambda node: isinstance(node, GainLife),
    "39-3": lambda node: isinstance(node, ChangeWait),
    "39-4": lambda node: isinstance(node, Break),
    "39-5": lambda node: isinstance(node, Modify),
    "39-6": lambda node: isinstance(node, Move) and node.to != "exile",
    "39-7": lambda node: isinstance(node, Move) and node.to == "exile",
    "39-8": orients("reversed", "open"),
    "39-9": lambda node: isinstance(node, MasterAttack),
    "39-10": lambda node: isinstance(node, Grant),
    "39-11": lambda node: isinstance(node, Draw),
    "39-12": lambda node: isinstance(node, ExhaustCores) or orients("exhausted")(node),
    "39-13": orients("active"),
    "39-14": lambda node: isinstance(node, WithCost) or (isinstance(node, If) and node.then != ()),
    "39-15": lambda node: isinstance(node, Modes),
    "39-16": lambda node: isinstance(node, Instead) and node.statements != (),
    "39-17": lambda node: isinstance(node, Unlock),
    "39-18": lambda node: isinstance(node, PutTokens),
    "39-19": lambda node: isinstance(node, Battle),
    "39-20": lambda node: isinstance(node, MoveCores),
    "39-21": is_done_to,
    "39-22": lambda node: isinstance(node, Play),
    "39-23": lambda node: isinstance(node, TreatAs),
    "39-24": lambda node: isinstance(node, Forbid) and node.act == "break",
    "39-25": lambda node: isinstance(node, LoseEffects),
    "39-26": lambda node: isinstance(node, Permit) and node.act == "attack-lords",
    "39-27": lambda node: isinstance(node, Damage) and node.as_battle,
}


@pytest.mark.parametrize("clause", CONDITIONS)
def test_every_condition_is_on_two_cards(clause: str) -> None:
    assert len(using(CONDITIONS[clause])) >= TWO


def test_skill_abilities_are_on_two_skills() -> None:
    assert len([card for card in CARDS if card.category == "skill" and card.text.abilities]) >= TWO


@pytest.mark.parametrize("clause", KEYWORD_COSTS)
def test_every_keyword_cost_is_in_the_effects_of_two_cards(clause: str) -> None:
    cost = KEYWORD_COSTS[clause]
    assert len(using(lambda node: isinstance(node, WithCost) and isinstance(node.cost, cost))) >= TWO


@pytest.mark.parametrize("clause", EFFECTS)
def test_every_kind_of_effect_is_on_two_cards(clause: str) -> None:
    assert len(using(EFFECTS[clause])) >= TWO


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_every_keyword_is_printed_on_two_cards(keyword: str) -> None:
    printed = [card for card in CARDS if any(one.name == keyword for one in card.text.keywords)]
    assert len(printed) >= TWO


def test_every_token_of_the_book_is_put_by_a_card() -> None:
    named = {node.token for card in CARDS for node in nodes(texts(card)) if isinstance(node, PutTokens)}
    assert named == {card.name for card in catalogue().cards if card.token}


def test_every_master_has_the_common_abilities_of_both_modes() -> None:
    """21-2a; 21-3a, 21-3b and 21-3c."""
    masters = [card for card in CARDS if card.category == "master"]
    assert {(len(card.text.abilities), len(card.awakened.abilities)) for card in masters} == {(1, 3)}
    names = [ability.name for card in masters for text in texts(card) for ability in text.abilities]
    assert len(names) == len(set(names)) == 4 * len(masters)
    assert len({tuple(ability.sentences for ability in card.awakened.abilities) for card in masters}) == 1


@pytest.mark.parametrize("card", catalogue().cards, ids=lambda card: card.english)
def test_a_text_is_printed_as_its_tree_is_rendered(card: Printed) -> None:
    assert say_text(replace(card.text, keywords=()), card.category).strip() == card.printed.strip()
    assert say_text(card.awakened, card.category).strip() == card.printed_awakened.strip()
