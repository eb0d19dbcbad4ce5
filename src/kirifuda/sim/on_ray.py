"""The same games on many machines: tasks of a Ray cluster. A machine that is lost costs nothing but time.

Every machine has its own Kirifuda, which must be the same as here: what a game comes to follows from it.
"""

from collections import Counter
from collections.abc import Generator
from functools import lru_cache
from platform import node
from typing import Any, Final

from ..errors import Complaint
from ..extras import needed
from .plan import Plan
from .playing import Table
from .preparing import same_here
from .results import Ended
from .workers import AHEAD, DEATHS, Next

LOCAL: Final = "local"
"""The address of a cluster that is started for the run, on this machine alone."""


def play_all_on_ray(plan: Plan, address: str, jobs: int, following: Next) -> Generator[Ended, None, None]:
    """Play the games that `following` names, as they end; at most `jobs` at a time, or as the cluster has room."""
    ray = connected(address)
    remote = ray.remote(num_cpus=1, max_retries=0)(played_there)
    under_way: dict[Any, int] = {}
    orphans: list[int] = []
    deaths: Counter[int] = Counter()
    try:
        kept = ray.put(plan)
        while True:
            room = jobs or AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while len(under_way) < room:
                number = orphans.pop() if orphans else following()
                if number is None:
                    break
                under_way[remote.remote(kept, number)] = number
            if not under_way:
                return
            ready, _ = ray.wait(list(under_way), num_returns=1)
            for reference in ready:
                number = under_way.pop(reference)
                try:
                    ended = ray.get(reference)
                except ray.exceptions.WorkerCrashedError:
                    deaths[number] += 1
                    if deaths[number] >= DEATHS:
                        raise Complaint("sim-deadly-game", number=number, times=DEATHS, code="―") from None
                    orphans.append(number)
                    continue
                except (ray.exceptions.NodeDiedError, ray.exceptions.ObjectLostError):
                    orphans.append(number)
                    continue
                if isinstance(ended, Complaint):
                    raise ended
                yield ended
    finally:
        for reference in under_way:
            ray.cancel(reference, force=True)
        ray.shutdown()


def connected(address: str) -> Any:
    """Ray, as one of a cluster."""
    with needed("ray", "kirifuda sim --ray"):
        import ray
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", include_dashboard=None)
    except (ConnectionError, ValueError, RuntimeError, TimeoutError) as problem:
        raise Complaint("sim-ray-address", given=address, problem=" ".join(str(problem).split())) from None
    return ray


def played_there(plan: Plan, number: int) -> Ended | Complaint:
    """In a process of the cluster: one game; or what stands in the way there."""
    try:
        return _table(plan).play(number)
    except Complaint as complaint:
        return complaint


@lru_cache(maxsize=2)
def _table(plan: Plan) -> Table:
    if not same_here(plan):
        raise Complaint("sim-ray-other-kirifuda", machine=node())
    return Table(plan)
