"""A run on a Ray cluster comes out as on one machine, also where a machine of it is lost on the way."""

import subprocess
import sys
from dataclasses import replace

import pytest
from tests.sim.test_runs import DECKS, plan, whole

from kirifuda.errors import Complaint
from kirifuda.sim.on_ray import connected, played_there
from kirifuda.sim.plan import CardSet
from kirifuda.sim.preparing import prepared, same_here
from kirifuda.sim.run_folder import GAMES, RunFolder
from kirifuda.sim.running import run

__all__ = ["plan", "whole"]

ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'kirifuda[ray]'")


@pytest.fixture
def cluster(monkeypatch):
    """Three machines of one core each, as far as one machine can be three."""
    from ray.cluster_utils import Cluster

    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    found = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    found.add_node(num_cpus=1)
    found.add_node(num_cpus=1)
    found.wait_for_nodes()
    yield found
    ray.shutdown()
    found.shutdown()


def test_a_run_on_three_machines_of_which_one_is_lost_is_the_run_on_one(cluster, plan, whole, tmp_path) -> None:
    lost = sorted(cluster.worker_nodes, key=lambda node: node.node_id)[0]
    with RunFolder(tmp_path / "run", plan) as folder:
        for running in run(folder, 0, cluster.address):
            if len(running.ended) == 4 and lost in cluster.worker_nodes:
                cluster.remove_node(lost, allow_graceful=False)
    assert lost not in cluster.worker_nodes and len(cluster.worker_nodes) == 1
    assert (tmp_path / "run" / GAMES).read_bytes() == whole


def test_where_there_is_no_cluster_that_is_said(plan, tmp_path) -> None:
    with pytest.raises(Complaint) as told, RunFolder(tmp_path / "run", plan) as folder:
        for _ in run(folder, 0, "nowhere at all"):
            pass
    assert told.value.phrase.key == "complaint-sim-ray-address"
    assert told.value.phrase.args["given"] == "nowhere at all"


def test_a_machine_with_other_rules_cards_or_players_plays_nothing(plan) -> None:
    assert same_here(plan)
    other = replace(plan, players="another")
    assert not same_here(other)
    assert not same_here(replace(plan, card_sets=(CardSet("now", (), "", "another"),)))
    there = played_there(other, 0)
    assert isinstance(there, Complaint) and there.phrase.key == "complaint-sim-ray-other-kirifuda"


def test_what_is_wrong_on_a_machine_is_told_and_no_fault_of_its_process() -> None:
    plan = replace(prepared("legions", decks=DECKS, agents=["random"], games=2, seed=3), agents=("nobody",))
    there = played_there(plan, 0)
    assert isinstance(there, Complaint) and there.phrase.key == "complaint-unknown-agent"


def test_without_its_extra_the_command_says_what_to_install(tmp_path) -> None:
    code = (
        "import sys; sys.modules['ray'] = None; from kirifuda.cli.main import main; "
        "sys.argv = ['kirifuda', 'sim', 'legions', '--agent', 'random', '--ray', 'auto', '--lang', 'en', "
        "'--out', sys.argv[1]]; main()"
    )
    done = subprocess.run([sys.executable, "-c", code, str(tmp_path / "run")], capture_output=True, text=True)
    assert done.returncode == 2 and "kirifuda[ray]" in done.stderr


def test_connecting_is_to_a_cluster_that_is_there(cluster) -> None:
    assert connected(cluster.address).cluster_resources()["CPU"] == 3
