"""Players from outside: what they are told, and what becomes of those that do not answer properly."""

import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from tests.docs.markdown import ROOT, blocks_of, language_of

import kirifuda
from kirifuda.agents import Concession, Forfeit, agent_named, check_agent
from kirifuda.bots import Bot, end_all
from kirifuda.bots.bot import _running
from kirifuda.bots.protocol import CONCEDES, Nonsense, asked, line_of, read_answer, read_ready
from kirifuda.cli.seating import Seating, find_opponent, seating_of
from kirifuda.errors import Complaint
from kirifuda.kernel.chance import Dealer
from kirifuda.kernel.game import Unimaginable
from kirifuda.sim.playing import Table, again
from kirifuda.sim.preparing import prepared
from kirifuda.sim.results import FORFEIT

EAGER = f"bot:{shlex.join([sys.executable, str(ROOT / 'examples/bots/eager.py')])}"
HEAVY = f"bot:{shlex.join(['node', str(ROOT / 'examples/bots/heavy.mjs')])}"


@pytest.fixture(autouse=True)
def nobody_is_left():
    yield
    end_all()


@pytest.fixture
def bot(tmp_path):
    """A bot that is ready and then does this with every line."""

    def made(does, name="bot"):
        file = tmp_path / f"{name}.py"
        file.write_text(
            "import json, sys, time\n"
            "for nth, line in enumerate(sys.stdin):\n"
            "    message = json.loads(line)\n"
            "    say = lambda text: print(text, flush=True)\n"
            "    if message['type'] == 'hello':\n"
            '        say(\'{"type":"ready","protocol":1}\')\n'
            "    elif message['type'] == 'ask':\n"
            f"        {does}\n",
            encoding="utf-8",
        )
        return f"bot:{shlex.join([sys.executable, str(file)])}"

    return made


# --- what it is told ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", kirifuda.games())
def test_nothing_that_a_seat_cannot_see_changes_what_its_bot_is_told(name) -> None:
    looked = 0
    for seed in range(3):
        game = kirifuda.start(name, seed=seed)
        dice = Dealer(seed)
        while game.ask is not None and len(game.log) < 400:
            seat = game.ask.seat
            if dice.below(12) == 0:
                try:
                    world = game.imagine(seat, dice.below(1 << 60))
                except Unimaginable:
                    pass
                else:
                    told = [line_of(asked(one, seat, 1, 10**9, "en", set())) for one in (game, world)]
                    assert told[0] == told[1]
                    looked += game.view(1 - seat) != world.view(1 - seat)
            game.answer(dice.below(game.ask.size))
    assert looked > 20


@pytest.mark.parametrize("name", kirifuda.games())
def test_every_option_is_told_with_its_card_and_every_card_that_is_seen_with_its_print(name) -> None:
    game = kirifuda.start(name, seed=5)
    dice = Dealer(5)
    actions = {key for _, key, _ in game.rules.actions()}
    printed: dict[str, list[str]] = {}
    acted = 0
    for number in range(80):
        if game.ask.seat == 0:
            told = json.loads(line_of(asked(game, 0, number, 0, "ja", known := set(printed))))
            printed |= told["cards"]
            assert known == set(printed)
            hand = [
                card["name"]
                for zone in told["view"]["zones"]
                if (zone["name"], zone["seat"]) == ("hand", 0)
                for card in zone["cards"]
            ]
            assert len(hand) == len(game.view(0).zone("hand", 0).cards) and set(hand) <= known
            options = told["question"]["options"]
            assert [option["index"] for option in options] == list(range(game.ask.size))
            if game.ask.kind == "act":
                acted += 1
                assert {option["kind"] for option in options if not option.get("stop")} <= actions
        game.answer(dice.below(game.ask.size))
    assert acted > 3
    assert all(bool(lines) == (name != "black-poker") for lines in printed.values())


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("", "no-json"),
        ("7", "no-json"),
        ("[" * 100_000, "no-json"),
        ('{"answer": "3"}', "no-answer"),
        ('{"answer": true}', "no-answer"),
        ('{"answer": 1.0}', "no-answer"),
        ("{}", "no-answer"),
        ('{"answer": 4}', "not-offered"),
        ('{"answer": -1}', "not-offered"),
        ('{"number": 6, "answer": 1}', "other-question"),
    ],
)
def test_what_is_no_answer_is_told_why(line, key) -> None:
    with pytest.raises(Nonsense) as nonsense:
        read_answer(line, 7, 4)
    assert nonsense.value.phrase.key == f"bot-{key}"


def test_an_answer_is_an_option_or_that_one_gives_up() -> None:
    assert read_answer('{"answer": 3}', 7, 4) == 3
    assert read_answer('{"number": 7, "answer": 0, "thought": "…"}', 7, 4) == 0
    assert read_answer('{"concede": true}', 7, 4) == CONCEDES
    assert read_ready('{"type":"ready","protocol":1,"name":"x"}') == "x"
    for line in ('{"type":"ready"}', '{"type":"ready","protocol":2}', '{"type":"hello","protocol":1}'):
        with pytest.raises(Nonsense):
            read_ready(line)


# --- playing --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", [EAGER, HEAVY], ids=["python", "javascript"])
@pytest.mark.parametrize("name", ["black-poker", "legions"])
def test_the_example_bots_play_games_to_their_end(name, command) -> None:
    plan = prepared(name, agents=[command, "random"], games=2, seed=1)
    table = Table(plan)
    for number in (0, 1):
        ended = table.play(number)
        assert ended.by not in ("forfeit", "fault", "too-long"), ended.why
        assert again(table, ended).outcome.by == ended.by
    assert len(_running) == 2


ASTRAY = {
    "say('hm')": "This is no JSON object: hm",
    "say('{\"answer\": 999}')": "999 is not offered",
    "say('[]')": "This is no JSON object: []",
    "time.sleep(60)": "No answer came within 0.5 s",
    "sys.exit('I am lost')": "(exit code 1). Its last words: I am lost",
    "__import__('os').close(1) or time.sleep(60)": "Nothing more comes from the program",
}


@pytest.mark.parametrize("does", ASTRAY)
def test_a_bot_that_goes_astray_forfeits_that_game_and_plays_the_next(bot, does) -> None:
    command = bot(f"say('{{\"answer\": 0}}') if message['number'] < 3 else {does}")
    table = Table(prepared("black-poker", agents=[command, "random"], games=2, seed=1, patience=0.5))
    for number, loser in ((0, 0), (1, 1)):
        ended = table.play(number)
        assert (ended.by, ended.winner) == (FORFEIT, 1 - loser)
        assert ASTRAY[does] in ended.why
        assert len([answer for seat, answer in again(table, ended).log if seat == loser]) == 3
        assert _running == {}


def test_a_bot_may_give_up_and_is_kept(bot) -> None:
    command = bot("say('{\"concede\": true}')")
    table = Table(prepared("black-poker", agents=[command, "random"], games=2, seed=1))
    ended = table.play(0)
    assert (ended.by, ended.winner, ended.why) == ("concede", 1, "")
    assert again(table, ended).outcome == kirifuda.Outcome(0, "concede")
    assert [process.alive for process in _running.values()] == [True]
    with pytest.raises(Concession):
        agent_named(command).answer(kirifuda.start("black-poker", seed=1), 0)


def test_a_bot_plays_against_itself_by_two_processes(bot) -> None:
    command = bot("say('{\"answer\": 0}')")
    table = Table(prepared("black-poker", agents=[command], games=1, seed=1))
    assert table.play(0).by != FORFEIT
    assert len(_running) == 2


def test_a_bot_that_never_reads_is_not_waited_for(tmp_path) -> None:
    file = tmp_path / "deaf.py"
    file.write_text('import time\nprint(\'{"type":"ready","protocol":1}\', flush=True)\ntime.sleep(60)\n', "utf-8")
    deaf = Bot(shlex.join([sys.executable, str(file)]), patience=0.5)
    game = kirifuda.start("legions", seed=1)
    with pytest.raises(Forfeit) as forfeit:
        deaf.answer(game, game.ask.seat)
    assert forfeit.value.phrase.key == "bot-late"


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("bot:", "bot-no-command"),
        ("bot:'", "bot-no-command"),
        ("bot:no-such-program-anywhere", "bot-no-program"),
        (f"bot:{sys.executable} -c 'print(1)'", "bot-unfit"),
        ("bots:x", "unknown-agent"),
    ],
)
def test_a_bot_that_cannot_play_is_refused_before_the_first_game(name, key) -> None:
    with pytest.raises(Complaint) as told:
        check_agent(name)
    assert told.value.phrase.key == f"complaint-{key}"


# --- in the terminal --------------------------------------------------------------------------------------


def test_a_file_never_names_the_program_to_start() -> None:
    seating = Seating(1, find_opponent(EAGER), 5)
    assert seating.note() == "kirifuda play: opponent=bot seat=2 seed=5"
    assert seating_of((seating.note(),)) == Seating(1, "greedy", 5)
    assert seating.name(0).key == "play-opponent-bot"
    assert seating.agents[0] is seating.agents[0]


def test_in_the_terminal_a_bot_that_goes_astray_has_lost(bot, capsys) -> None:
    from kirifuda.cli.play import sit_down

    sitting = sit_down(kirifuda.start("black-poker", seed=3), Seating(0, bot("say('hm')"), 1))
    while sitting.game.ask is not None:
        sitting.let_agents_answer()
        if sitting.game.ask is not None:
            sitting.game.answer(0)
    assert sitting.game.outcome == kirifuda.Outcome(1, "concede")
    assert "JSONのオブジェクトではありません: hm" in "".join(capsys.readouterr().out.split("\n"))


# --- the documents ----------------------------------------------------------------------------------------


def matches(shown, said) -> bool:
    """Whether what is said is what is shown, `…` standing for more of anything."""
    if isinstance(shown, dict) and isinstance(said, dict):
        more = "…" in shown
        wanted = {key: value for key, value in shown.items() if key != "…"}
        return (more or set(said) == set(wanted)) and all(
            key in said and matches(value, said[key]) for key, value in wanted.items()
        )
    if isinstance(shown, list) and isinstance(said, list):
        more = shown[-1:] == ["…"]
        wanted = shown[:-1] if more else shown
        return (len(said) >= len(wanted) if more else len(said) == len(wanted)) and all(
            matches(one, other) for one, other in zip(wanted, said, strict=False)
        )
    return shown == said


@pytest.mark.parametrize("page", ["docs/bots.md", "docs/bots.ja.md"])
def test_the_conversation_of_the_documents_is_held(page) -> None:
    path = Path(ROOT / page)
    (shown,) = [block.text for block in blocks_of(path) if block.language == "conversation"]
    words = f"--lang {language_of(path)} bot black-poker --edition standard --opponent random --seed 1"
    assert words in path.read_text(encoding="utf-8")
    host = subprocess.Popen(
        [sys.executable, "-m", "kirifuda.cli.main", *words.split()],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    for line in shown.splitlines():
        if line.startswith("< "):
            host.stdin.write(line[2:] + "\n")
            host.stdin.flush()
        else:
            said = json.loads(host.stdout.readline())
            assert matches(json.loads(line[2:]), said), said
    assert host.stdout.read() == ""
    assert host.wait() == 0


def test_matching_can_fail() -> None:
    assert matches({"a": [1, "…"], "…": "…"}, {"a": [1, 2], "b": 0})
    assert not matches({"a": [1, "…"]}, {"a": [1, 2], "b": 0})
    assert not matches({"a": [2, "…"]}, {"a": [1, 2]})
