"""Many who can wait are let go on one at a time: whoever cannot wait is never behind more than one of them."""

import asyncio
from collections import deque


class Turns:
    """In each round of the event loop one of those who wait goes on; what came from the network is heard in between."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._going = False

    async def wait(self) -> None:
        loop = asyncio.get_running_loop()
        mine: asyncio.Future[None] = loop.create_future()
        self._waiting.append(mine)
        if not self._going:
            self._going = True
            loop.call_soon(self._next, loop)
        await mine

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        while self._waiting:
            first = self._waiting.popleft()
            if not first.done():  # who has left does not take a turn
                first.set_result(None)
                loop.call_soon(self._next, loop)
                return
        self._going = False
