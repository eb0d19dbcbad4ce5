"""How each game with cards reads a text, says it back and explains it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kirifuda.card_meaning import explain
from kirifuda.effects.notation import shown
from kirifuda.effects.tree import CardText
from kirifuda.last_chronicle.card_words.reader import compile_text as compile_chronicle
from kirifuda.last_chronicle.card_words.speaker import say_text as say_chronicle
from kirifuda.legend_of_stars.card_words.reader import compile_text as compile_stars
from kirifuda.legend_of_stars.card_words.speaker import say_text as say_stars
from kirifuda.legions.card_words.reader import compile_text as compile_legions
from kirifuda.legions.card_words.speaker import say_text as say_legions
from kirifuda.text.problems import NotUnderstood, TwoReadings


@dataclass(frozen=True)
class Reading:
    game: str
    kinds: tuple[str, ...]
    """Kinds of cards; texts of which it is not known whose they are, are read as of the first two."""
    compiled: Callable[[str, str], CardText]
    rendered: Callable[[CardText, str], str]

    def of(self, typed: str, kind: str) -> dict[str, Any]:
        """The tree, its usual wording and what that is read as, its explanations; or what it is refused for."""
        try:
            tree = self.compiled(typed, kind)
        except NotUnderstood as trouble:
            return {"refused": [(one.span.start, one.span.end, one.what.key) for one in trouble.problems]}
        except TwoReadings as trouble:
            return {"two readings": list(trouble.readings)}
        except RecursionError:
            return {"broken": "RecursionError"}
        said = self.rendered(tree, kind)
        return {
            "tree": shown(tree),
            "said": said,
            "comes back": self._comes_back(said, kind, tree),
            "ja": explain(tree, "ja", self.game),
            "en": explain(tree, "en", self.game),
        }

    def _comes_back(self, said: str, kind: str, tree: CardText) -> bool:
        try:
            return self.compiled(said, kind) == tree
        except (NotUnderstood, TwoReadings):
            return False


READINGS = (
    Reading("legions", ("minion", "skill", "arts", "lord", "master"), compile_legions, say_legions),
    Reading(
        "legend-of-stars",
        ("character", "effect", "support"),
        compile_stars,
        say_stars,
    ),
    Reading(
        "last-chronicle",
        ("unit", "spell", "structure", "history"),
        lambda typed, kind: compile_chronicle(typed, (kind,)),
        lambda tree, kind: say_chronicle(tree, (kind,)),
    ),
)
