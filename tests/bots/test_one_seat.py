"""A language model at the table: it sees what its seat sees, and answers what it is offered."""

import json
import subprocess
import sys
from importlib.util import find_spec

import pytest

import kirifuda
from kirifuda.bots.one_seat import OneSeat
from kirifuda.bots.protocol import view_json
from kirifuda.cli.mcp import tools
from kirifuda.errors import Complaint


@pytest.mark.parametrize("name", kirifuda.games())
def test_a_game_is_played_to_its_end_by_answering(name) -> None:
    table = OneSeat("en")
    told = table.begin(name, opponent="random", seat=1, seed=5)
    answers = 0
    while "over" not in told:
        assert told["question"]["options"][0]["index"] == 0
        told = table.answer([answers % len(told["question"]["options"])])
        answers += 1
    assert answers > 10
    assert told["over"]["result"] in ("won", "lost", "drawn") and told["over"]["by"]
    assert told["happened"]


def test_the_table_is_told_as_the_seat_sees_it() -> None:
    table = OneSeat("en")
    table.begin("legions", deck="wizard", opponent_deck="shaman", opponent="random", seed=3)
    for _ in range(4):
        table.answer([0])
    looked = table.look()
    assert looked["view"] == view_json(table.game.view(0), table.game.rules)
    theirs = next(zone for zone in looked["view"]["zones"] if (zone["name"], zone["seat"]) == ("hand", 1))
    assert theirs["cards"] == [] and theirs["count"] > 0


def test_what_happened_is_told_once_and_several_answers_may_be_given() -> None:
    table = OneSeat("en")
    told = table.begin("black-poker", "standard", opponent="random", seed=1)
    assert told["happened"][0] == "You shuffled the life [U1]"
    assert told["question"]["options"][2]["text"] == "Wall Placement"
    told = table.answer([2, 0])
    assert told["happened"][0].startswith("You requested Wall Placement")
    assert "You shuffled the life [U1]" not in told["happened"]
    assert not any(option["text"] == "Wall Placement" for option in told["question"]["options"])


def test_rules_cards_and_refusals_are_explained() -> None:
    table = OneSeat("en")
    table.begin("black-poker", "standard", opponent="random", seed=1)
    assert table.why_not("Hero Summon") == {
        "reason": "Cost B: you have too few charged walls.",
        "clause": "cost-B",
    }
    assert "Drive one own charged wall" in table.rule("cost-B")
    table.begin("legions", opponent="random", seed=1)
    assert table.card("督促の小鬼")[0] == "Dunning Imp (督促の小鬼)"


@pytest.mark.parametrize(
    ("does", "key"),
    [
        (lambda table: OneSeat("en").look(), "mcp-no-game"),
        (lambda table: table.begin("legions", seat=2), "mcp-seat"),
        (lambda table: table.begin("legions", deck="/etc/passwd"), "mcp-deck"),
        (lambda table: table.begin("legions", opponent="bot:sh"), "unknown-agent"),
        (lambda table: table.answer([]), "mcp-no-option"),
        (lambda table: table.answer([999]), "mcp-illegal"),
        (lambda table: table.card("nobody"), "no-card-named"),
        (lambda table: (table.concede(), table.answer([0])), "answer-game-over"),
        (lambda table: (table.concede(), table.concede()), "answer-game-over"),
    ],
)
def test_what_is_wrong_is_told(does, key) -> None:
    table = OneSeat("en")
    table.begin("black-poker", opponent="random", seed=1)
    with pytest.raises(Complaint) as told:
        does(table)
    assert told.value.phrase.key == f"complaint-{key}"


def test_a_tool_tells_a_model_what_is_wrong_in_its_language() -> None:
    with pytest.raises(KeyError, match="No game has been begun"):
        tools(OneSeat("en"), KeyError)["look"]()


def test_without_its_extra_the_command_says_what_to_install() -> None:
    code = "import sys; sys.modules['mcp'] = None; sys.argv = ['kirifuda', '--lang', 'en', 'mcp']; "
    code += "from kirifuda.cli.main import main; main()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 2
    assert "kirifuda[mcp]" in done.stderr


@pytest.mark.skipif(find_spec("mcp") is None, reason="needs kirifuda[mcp] (make test-extras)")
def test_a_client_of_the_protocol_plays() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "kirifuda.cli.main", "--lang", "en", "mcp"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as server:

        def ask(number, method, **params):
            request = {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
            server.stdin.write(json.dumps(request) + "\n")
            server.stdin.flush()
            return json.loads(server.stdout.readline())["result"]

        client = {"name": "test", "version": "1"}
        hello = ask(1, "initialize", protocolVersion="2025-06-18", capabilities={}, clientInfo=client)
        assert hello["serverInfo"]["name"] == "kirifuda"
        server.stdin.write('{"jsonrpc":"2.0","method":"notifications/initialized"}\n')
        listed = {tool["name"] for tool in ask(2, "tools/list")["tools"]}
        assert listed == set(tools(OneSeat("en"), KeyError))
        game = {"game": "black-poker", "edition": "standard", "opponent": "random", "seed": 1}
        begun = ask(3, "tools/call", name="new_game", arguments=game)
        assert json.loads(begun["content"][0]["text"])["question"]["text"] == "What will you do?"
        wrong = ask(4, "tools/call", name="answer", arguments={"option": 99})
        assert wrong["isError"] and "There is no option 99: they are 0 to 5." in wrong["content"][0]["text"]
        after = ask(5, "tools/call", name="answer", arguments={"option": 2, "then": [0]})
        assert "You requested Wall Placement" in after["content"][0]["text"]
        server.stdin.close()
