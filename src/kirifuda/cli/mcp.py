"""`kirifuda mcp`: a language model at the table, by the Model Context Protocol on standard input and output."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from ..bots.one_seat import OneSeat
from ..errors import Complaint
from ..extras import needed
from ..words import say
from .console import language
from .language_option import Lang

INSTRUCTIONS: Final = (
    "You sit at a table of a card game whose rules are judged by the engine. Begin with new_game, then answer every "
    "question with the index of one of its options until the game is over. look shows the table as your seat sees it; "
    "read_card, read_rule and why_not explain. Hidden cards stay hidden."
)


def mcp(lang: Lang = "") -> None:
    """言語モデルがテーブルに着く（MCP）。 A language model at the table (MCP)."""
    with needed("mcp", "kirifuda mcp"):
        server = import_module("mcp.server").MCPServer("kirifuda", instructions=INSTRUCTIONS, log_level="WARNING")
        wrong = import_module("mcp.server.mcpserver.exceptions").ToolError
    for name, tool in tools(OneSeat(language()), wrong).items():
        server.tool(name, structured_output=False)(tool)
    server.run()


def tools(table: OneSeat, wrong: type[Exception]) -> dict[str, Callable[..., Any]]:
    """What a model can do, by name. What is wrong is told in `wrong`, which a model can read and mend."""

    def told(do: Callable[[], Any]) -> Any:
        try:
            return do()
        except Complaint as complaint:
            raise wrong(say(complaint.phrase, table.language)) from None

    def games() -> Any:
        """The games that can be played, with their editions, decks and opponents."""
        return told(table.games)

    def new_game(
        game: str,
        edition: str = "",
        deck: str = "",
        opponent_deck: str = "",
        opponent: str = "greedy",
        seat: int = 0,
        seed: int | None = None,
    ) -> Any:
        """Begin a game in seat 0 or 1. Tells what happened so far and the first question with its options."""
        return told(lambda: table.begin(game, edition, deck, opponent_deck, opponent, seat, seed))

    def look() -> Any:
        """The table as your seat sees it: zones with their cards, what waits to happen, facts, and the question."""
        return told(table.look)

    def answer(option: int, then: list[int] | None = None) -> Any:
        """Answer the question with the index of an option; `then` answers the questions that follow right away.

        Tells what happened, the opponent's part included, and the next question.
        """
        return told(lambda: table.answer([option, *(then or [])]))

    def concede() -> Any:
        """Give the game up."""
        return told(table.concede)

    def why_not(action: str, card: str = "") -> Any:
        """Why an action (by its key or name), perhaps with a card, cannot be done now, with the clause."""
        return told(lambda: table.why_not(action, card))

    def read_rule(clause: str) -> Any:
        """What a clause of the rules says, by its number or name."""
        return told(lambda: table.rule(clause))

    def read_card(name: str) -> Any:
        """What is printed on a card, by its name."""
        return told(lambda: table.card(name))

    return {
        "games": games,
        "new_game": new_game,
        "look": look,
        "answer": answer,
        "concede": concede,
        "why_not": why_not,
        "read_rule": read_rule,
        "read_card": read_card,
    }
