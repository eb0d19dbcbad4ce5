"""A database belongs to one server at a time: two would each hold tables that the other has changed.

SQLite: a lock on a file beside it. PostgreSQL: an advisory lock of the connection that writes. The system takes
either away from a server that is gone, however it went.
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any, Final, TypeVar

from sqlalchemy import Engine, PoolProxiedConnection

from ..errors import Complaint

T = TypeVar("T")
LOCK: Final = 0x6B697269
"""The number of the advisory lock: `kiri`."""
PATIENCE: Final = 3.0
"""Seconds in which a server that was ended has let go."""


class TakenOver(Exception):
    """Another server has the database now."""


class Owner:
    """The connection that writes, and with it the right to do so."""

    def __init__(self, engine: Engine, called: str) -> None:
        self._engine = engine
        self._connection: PoolProxiedConnection | None = None
        self._file: IO[bytes] | None = None
        try:
            if engine.dialect.name == "sqlite" and engine.url.database not in (None, "", ":memory:"):
                self._file = _patiently(lambda: _locked(Path(f"{engine.url.database}.lock")))
            self.connection()
        except TakenOver:
            engine.dispose()
            raise Complaint("database-taken", url=called) from None

    def connection(self) -> PoolProxiedConnection:
        """The connection that writes; a new one where the last was lost."""
        if self._connection is None:
            self._connection = _patiently(self._connected)
        return self._connection

    def _connected(self) -> PoolProxiedConnection:
        connection = self._engine.raw_connection()
        if self._engine.dialect.name == "postgresql" and not _takes_lock(connection):
            connection.invalidate()
            raise TakenOver("another server has taken the database")
        return connection

    def lost(self) -> None:
        """Something went wrong with it: the next one is a new one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()

    def close(self) -> None:
        self.lost()
        if self._file is not None:
            self._file.close()


def _patiently(take: Callable[[], T]) -> T:
    """Whoever was there a moment ago, perhaps ourselves, has let go after another moment."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return take()
        except TakenOver:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


def _takes_lock(connection: PoolProxiedConnection) -> bool:
    cursor: Any = connection.cursor()
    try:
        cursor.execute("SELECT pg_try_advisory_lock(%s)", (LOCK,))
        (taken,) = cursor.fetchone()
    finally:
        cursor.close()
    connection.commit()
    return bool(taken)


def _locked(path: Path) -> IO[bytes]:
    file = path.open("ab")
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise TakenOver from None
    return file
