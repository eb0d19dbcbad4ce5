"""What a card text is taken to mean, said in a language."""

from .effects.tree import CardText
from .legions.card_text.explaining import meaning
from .words import JAPANESE, say


def explain(text: CardText, language: str = JAPANESE) -> list[str]:
    """Short plain lines, indented by two spaces a level, each with its clauses of the 2019 book."""
    lines: list[str] = []
    for line in meaning(text):
        clauses = "".join(f" [{clause}]" for clause in dict.fromkeys(line.clauses))
        lines.append("  " * line.depth + say(line.phrase, language) + clauses)
    return lines
