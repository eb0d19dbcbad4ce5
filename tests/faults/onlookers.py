"""A stranger's many pages, in a process of their own: what they hear takes none of the players' time.

Given the server, the number of the stranger's address, how many pages and which tables: says how many were turned away.
"""

import asyncio
import json
import sys

from tests.server.players import FORWARDED
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

STAY = 2.0
"""Seconds for which they look on when all are there."""


async def _listen(page: ClientConnection) -> None:
    async for _ in page:
        pass


async def look_on(place: str, number: int, count: int, tables: list[str]) -> int:
    headers = {FORWARDED: f"198.51.100.{number}"}
    listening: list[asyncio.Task[None]] = []
    turned_away = 0
    for at in range(count):
        address = f"{place}/ws/tables/{tables[at % len(tables)]}?look=on"
        try:
            page = await connect(address, additional_headers=headers, compression=None)
            turned_away += json.loads(await page.recv())["type"] == "error"
            listening.append(asyncio.create_task(_listen(page)))
        except WebSocketException:
            turned_away += 1
    await asyncio.sleep(STAY)
    for one in listening:
        one.cancel()
    return turned_away


if __name__ == "__main__":
    server, stranger, pages, *seen = sys.argv[1:]
    print(asyncio.run(look_on(server.replace("http://", "ws://"), int(stranger), int(pages), seen)))
