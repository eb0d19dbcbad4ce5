"""The database: opened, migrated, written to in order. What it says is written is on the disk."""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, PoolProxiedConnection, create_engine, delete, event, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from ..errors import Complaint
from . import schema

T = TypeVar("T")
Row = tuple[str, int, str, int, str, float]
"""An entry in the order of the columns of `schema.entries`."""
ANSWER: Final = "answer"
UNDO: Final = "undo"
NEXT: Final = "next"
PAUSE: Final = "pause"


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing said at a table. Of an answer `value` is its index, of taking back the number of answers that stay."""

    number: int
    kind: str
    seat: int
    value: int
    at: float


@dataclass(frozen=True, slots=True)
class Kept:
    """A table as it is kept: its header, its seats, what was said."""

    id: str
    created: float
    updated: float
    status: str
    game: str
    listed: bool
    header: dict[str, Any]
    seats: list[dict[str, Any]]


def opened(url: str) -> Engine:
    """The engine of a database that is there, its tables brought up to date."""
    try:
        engine = create_engine(url, pool_pre_ping=True, hide_parameters=True)
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", _durable)
        with engine.begin() as connection:
            migrate(connection)
    except (SQLAlchemyError, ModuleNotFoundError, ValueError) as problem:
        first = str(problem).splitlines()[0]
        raise Complaint("database-unusable", url=_without_secret(url), problem=first) from None
    return engine


def _without_secret(url: str) -> str:
    """A URL without its password."""
    head, at, tail = url.rpartition("@")
    return f"{head.partition('://')[0]}://…@{tail}" if at else url


def _durable(connection: Any, record: object) -> None:
    """SQLite: readers beside the writer, and a commit is on the disk when it is done."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("kirifuda.server") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class Store:
    """The database as the server uses it. Everything runs in one thread, in the order in which it was asked for.

    Answers that come while a transaction is being written go into the next one together: a commit a batch, not a
    commit an answer.
    """

    def __init__(self, url: str) -> None:
        self.engine = opened(url)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._waiting: list[tuple[list[Row], asyncio.Future[None]]] = []
        self._writing = False
        self._writer: PoolProxiedConnection | None = None
        mark = "?" if self.engine.dialect.paramstyle == "qmark" else "%s"
        columns = [column.name for column in schema.entries.columns]
        self._insertion = f"INSERT INTO entries ({', '.join(columns)}) VALUES ({', '.join([mark] * len(columns))})"

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction of its own."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._in_transaction, work)

    def _in_transaction(self, work: Callable[[Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        self._thread.shutdown(wait=True)
        if self._writer is not None:
            self._writer.close()
        self.engine.dispose()

    # --- entries -----------------------------------------------------------------------------------

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        """Write down what was said at a table; it is on the disk when this returns."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        rows = [(table, one.number, one.kind, one.seat, str(one.value), one.at) for one in entries]
        self._waiting.append((rows, done))
        if not self._writing:
            self._writing = True
            task = asyncio.get_running_loop().create_task(self._write_all())
            self._task = task
        await done

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                rows = [row for some, _ in batch for row in some]
                try:
                    await asyncio.get_running_loop().run_in_executor(self._thread, self._insert, rows)
                except Exception as problem:
                    for _, done in batch:
                        if not done.done():
                            done.set_exception(problem)
                else:
                    for _, done in batch:
                        if not done.done():
                            done.set_result(None)
        finally:
            self._writing = False

    def _insert(self, rows: list[Row]) -> None:
        """Straight to the driver: this is done for every answer, and SQLAlchemy takes ten times as long."""
        writer = self._writer
        if writer is None:
            writer = self._writer = self.engine.raw_connection()
        try:
            cursor = writer.cursor()
            try:
                cursor.executemany(self._insertion, rows)
            finally:
                cursor.close()
            writer.commit()
        except BaseException:
            self._writer = None
            writer.invalidate()
            raise

    async def begin(self, table: str, status: str, seats: list[dict[str, Any]], entries: Sequence[Entry]) -> None:
        """A table's game begins: who sits there and the first that was said, all of it or nothing."""
        rows = [(table, one.number, one.kind, one.seat, str(one.value), one.at) for one in entries]
        names = [column.name for column in schema.entries.columns]

        def write(connection: Connection) -> None:
            values = {"status": status, "seats": seats, "updated": time.time()}
            connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(**values))
            if rows:
                connection.execute(insert(schema.entries), [dict(zip(names, row, strict=True)) for row in rows])

        await self.run(write)

    async def entries(self, table: str) -> list[Entry]:
        return await self.run(lambda connection: entries_of(connection, table))

    # --- tables ------------------------------------------------------------------------------------

    async def add(self, kept: Kept) -> None:
        await self.run(lambda connection: connection.execute(insert(schema.tables).values(**_columns(kept))))

    async def change(self, id: str, **values: Any) -> None:
        values["updated"] = time.time()
        where = schema.tables.c.id == id
        await self.run(lambda connection: connection.execute(update(schema.tables).where(where).values(**values)))

    async def table(self, id: str) -> Kept | None:
        def find(connection: Connection) -> Kept | None:
            row = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).first()
            return _kept(row) if row is not None else None

        return await self.run(find)

    async def tables(self, *statuses: str, most: int = 1_000) -> list[Kept]:
        """Tables of these statuses, the latest first."""

        def find(connection: Connection) -> list[Kept]:
            wanted = select(schema.tables).where(schema.tables.c.status.in_(statuses))
            return [
                _kept(row) for row in connection.execute(wanted.order_by(schema.tables.c.updated.desc()).limit(most))
            ]

        return await self.run(find)

    async def remove(self, id: str) -> None:
        await self.run(lambda connection: connection.execute(delete(schema.tables).where(schema.tables.c.id == id)))


def entries_of(connection: Connection, table: str) -> list[Entry]:
    columns = schema.entries.c
    found = connection.execute(select(schema.entries).where(columns.table_id == table).order_by(columns.number))
    return [Entry(row.number, row.kind, row.seat, int(row.value), row.at) for row in found]


def _columns(kept: Kept) -> dict[str, Any]:
    return {
        "id": kept.id,
        "created": kept.created,
        "updated": kept.updated,
        "status": kept.status,
        "game": kept.game,
        "listed": int(kept.listed),
        "header": kept.header,
        "seats": kept.seats,
    }


def _kept(row: Any) -> Kept:
    return Kept(row.id, row.created, row.updated, row.status, row.game, bool(row.listed), row.header, row.seats)
