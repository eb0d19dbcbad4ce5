"""`kirifuda bot`: a program in any language plays through standard input and output, a line of JSON each way."""

from secrets import randbits
from typing import Annotated

import typer

from ..agents import Agent, Forfeit, agent_named
from ..api import find_game, start
from ..bots.bot import Listener, shake_hands
from ..bots.channel import Gone, Standard
from ..bots.protocol import Nonsense, forfeited, over
from ..errors import Complaint
from ..kernel.chance import Dealer
from ..kernel.game import Game
from .console import err, language, tell
from .deck import deck_named
from .language_option import Lang
from .play import SEATS

NOT_PLAYED = 1


def bot(
    game: Annotated[str, typer.Argument(metavar="GAME", help="ゲーム / a game: black-poker, legions, …")],
    edition: Annotated[str, typer.Option(help="版 / edition")] = "",
    opponent: Annotated[str, typer.Option(help="相手 / opponent: greedy, random")] = "greedy",
    seat: Annotated[str, typer.Option(help="プログラムの席 / the program's seat: 1, 2")] = "1",
    deck: Annotated[str, typer.Option(help="プログラムのデッキ / the program's deck: a file or a name")] = "",
    opponent_deck: Annotated[str, typer.Option(help="相手のデッキ / the opponent's deck")] = "",
    games: Annotated[int, typer.Option(help="ゲーム数 / how many games")] = 1,
    seed: Annotated[int | None, typer.Option(help="乱数の種 / seed of the first game")] = None,
    lang: Lang = "",
) -> None:
    """プログラムと、1行1つのJSONで遊ぶ。 Play with a program, in lines of JSON."""
    if seat not in SEATS:
        raise Complaint("bad-seat", given=seat)
    if games < 1:
        raise Complaint("bot-games", given=games)
    found = find_game(game)
    agent_named(opponent)
    own, theirs = deck_named(found, deck), deck_named(found, opponent_deck)
    decks = (own, theirs) if SEATS[seat] == 0 else (theirs, own)
    seeds = Dealer(randbits(63) if seed is None else seed)
    channel = Standard()
    try:
        shake_hands(channel, None, language(), None)
        listener = Listener(channel, None, language())
        for nth in range(games):
            first = nth == 0 and seed is not None
            number = seed if first and seed is not None else seeds.below(1 << 62)
            played = start(found, edition or None, decks, number)
            _play(played, listener, SEATS[seat], agent_named(opponent, seeds.below(1 << 62)))
    except (Nonsense, Gone) as problem:
        err.print(tell(problem.phrase), markup=False, soft_wrap=True)
        raise typer.Exit(NOT_PLAYED) from None
    finally:
        channel.close()
        channel.flushed()


def _play(game: Game, listener: Listener, seat: int, opponent: Agent) -> None:
    """One game. Nonsense forfeits it; `Gone` where nobody is left to play the next."""
    listener.begin(game, seat)
    while game.ask is not None:
        asked = game.ask.seat
        try:
            game.answer(listener.answer(game, seat) if asked == seat else opponent.answer(game, asked))
        except Forfeit as forfeit:
            game.concede(asked)
            if asked == seat:
                listener.channel.send(forfeited(forfeit.phrase, listener.language))
    listener.channel.send(over(game.outcome, seat))
