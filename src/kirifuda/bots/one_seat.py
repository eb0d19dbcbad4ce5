"""A table with one seat to be spoken for, and the computer in the other: what a language model sits at.

Everything that is told comes from the view of that seat, as a person sees it; every answer is an option it was offered.
"""

from collections.abc import Sequence
from secrets import randbits
from typing import Any

from ..agents import AGENTS, Agent, agent_named
from ..api import editions, find_edition, find_game, games, start
from ..deck_building import built_in_decks
from ..errors import Complaint
from ..kernel.game import Game, IllegalAnswer
from ..kernel.rules import Rules
from ..kernel.state import SEATS
from ..ledger import book_played, clause_text
from ..spoken import why_not
from .protocol import event_json, over, printed, question_json, view_json

Told = dict[str, Any]


class OneSeat:
    """One game at a time. What happened is told once, with the answer that brought it about."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._game: Game | None = None
        self._opponent: Agent | None = None
        self._seat = 0
        self._told = 0

    @property
    def game(self) -> Game:
        if self._game is None:
            raise Complaint("mcp-no-game")
        return self._game

    def games(self) -> list[Told]:
        """What can be played: games, their editions, decks that come with them, and who plays against."""
        return [
            {"game": game, "editions": editions(game), "decks": list(built_in_decks(game)), "opponents": list(AGENTS)}
            for game in games()
        ]

    def begin(
        self,
        game: str,
        edition: str = "",
        deck: str = "",
        opponent_deck: str = "",
        opponent: str = "greedy",
        seat: int = 0,
        seed: int | None = None,
    ) -> Told:
        """Begin a game. Only the computer's own players sit opposite: nobody's program is started from here."""
        if opponent not in AGENTS:
            raise Complaint("unknown-agent", given=opponent, known=", ".join(AGENTS))
        if seat not in range(SEATS):
            raise Complaint("mcp-seat", given=seat)
        found = find_game(game)
        known = built_in_decks(found)
        for name in (deck, opponent_deck):
            if name and name not in known:
                raise Complaint("mcp-deck", given=name, known=", ".join(known) or "―")
        own, theirs = deck or None, opponent_deck or None
        decks = (own, theirs) if seat == 0 else (theirs, own)
        number = randbits(62) if seed is None else seed
        self._game = start(found, find_edition(found, edition or None), decks, number)
        self._opponent = agent_named(opponent, randbits(62) if seed is None else number)
        self._seat = seat
        self._told = 0
        return self._go_on()

    def look(self) -> Told:
        """The table as the seat sees it, and what it is asked."""
        return {"view": view_json(self.game.view(self._seat), self.game.rules), **self._asked()}

    def answer(self, options: Sequence[int]) -> Told:
        """Answer with the option of this index; several answer the questions that follow, as far as they are ours."""
        game = self.game
        if game.ask is None:
            raise Complaint("answer-game-over")
        if not options:
            raise Complaint("mcp-no-option", last=game.ask.size - 1)
        for option in options:
            if game.ask is None or game.ask.seat != self._seat:
                break
            try:
                game.answer(option)
            except IllegalAnswer as illegal:
                raise Complaint("mcp-illegal", problem=illegal.phrase) from None
        return self._go_on()

    def concede(self) -> Told:
        game = self.game
        if game.outcome is not None:
            raise Complaint("answer-game-over")
        game.concede(self._seat)
        return self._go_on()

    def why_not(self, action: str, card: str = "") -> Told:
        """Why an action cannot be done now; nothing stands against it where there is no reason."""
        found = why_not(self.game, action, self._seat, self.language, card or None)
        return {"reason": None} if found is None else {"reason": found.text, "clause": found.clause}

    def rule(self, clause: str) -> str:
        rules = self.game.rules
        return clause_text(rules.game, clause, self.language, book_played(rules.game, rules.edition).edition)

    def card(self, name: str) -> list[str]:
        """What is printed on a card of the game that is played."""
        rules: Rules = self.game.rules
        face = rules.face_named(name)
        if face is None:
            raise Complaint("no-card-named", given=name)
        return printed(rules, face, self.language)

    def _go_on(self) -> Told:
        """Let the opponent answer until the seat is asked again, or the game is over."""
        game, opponent = self.game, self._opponent
        assert opponent is not None
        while game.ask is not None and game.ask.seat != self._seat:
            game.answer(opponent.answer(game, game.ask.seat))
        events = [event_json(game.rules, event, self._seat, self.language) for event in game.events_since(self._told)]
        self._told = game.event_count
        return {"happened": [f"{event['text']} [{event['clause']}]" for event in events], **self._asked()}

    def _asked(self) -> Told:
        game = self.game
        if game.ask is None:
            return {"over": over(game.outcome, self._seat)}
        return {"question": question_json(game, self._seat, self.language)}
