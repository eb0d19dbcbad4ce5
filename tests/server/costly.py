"""Work for workers: some of it without end, some that takes all the memory there is."""

import time

MEGABYTE = 1_048_576


def for_ever() -> None:
    while True:
        pass


def so_many_bytes(count: int) -> int:
    return len(bytearray(count))


def deeper(depth: int) -> int:
    return deeper(depth + 1) + 1


def wait_for(seconds: float) -> None:
    time.sleep(seconds)
