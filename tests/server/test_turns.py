"""Those who can wait go on one at a time, and whatever else is ready is done between two of them."""

import asyncio
from itertools import pairwise

from kirifuda.server.turns import Turns


def test_between_two_of_them_everything_else_has_its_turn() -> None:
    order: list[str] = []

    async def looks_on(turns: Turns, name: str) -> None:
        await turns.wait()
        order.append(name)

    async def plays() -> None:
        for _ in range(4):
            order.append("player")
            await asyncio.sleep(0)

    async def all_at_once() -> None:
        turns = Turns()
        await asyncio.gather(*(looks_on(turns, f"onlooker {number}") for number in range(3)), plays())

    asyncio.run(all_at_once())
    onlookers = [one for one in order if one != "player"]
    assert onlookers == ["onlooker 0", "onlooker 1", "onlooker 2"]
    places = [at for at, one in enumerate(order) if one != "player"]
    assert all(later - earlier > 1 for earlier, later in pairwise(places)), order


def test_whoever_has_left_takes_no_turn_and_others_come_after() -> None:
    async def some_leave() -> list[bool]:
        turns = Turns()
        waiting = [asyncio.create_task(turns.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        waiting[1].cancel()
        await asyncio.wait_for(waiting[2], 60)
        await asyncio.wait_for(turns.wait(), 60)
        return [one.cancelled() for one in waiting]

    assert asyncio.run(some_leave()) == [True, True, False]
