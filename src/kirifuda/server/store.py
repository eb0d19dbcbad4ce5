"""The database: opened, migrated, written to in order. What it says is written is on the disk.

A write that fails has not failed for certain: the reply to a commit may have been lost. So it is done again, where
that can do no harm, and then what is there is looked at.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, Table, create_engine, event, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from ..errors import Complaint
from . import schema
from .clocks import NOBODY
from .owning import Owner, TakenOver

T = TypeVar("T")
Row = tuple[str, int, str, int, str, float, float, int]
"""An entry in the order of the columns of `schema.entries`."""
log = logging.getLogger("kirifuda.server")
PATIENCE: Final = 5.0
"""Seconds in which a database that was started again has to be back."""
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
    spent: float = 0.0
    """Seconds of somebody's clock that went by until then."""
    charged: int = NOBODY
    """Whose they were."""


class NotKept(Exception):
    """What was to be written down is not there."""


class Unusable(SQLAlchemyError):
    """What the driver says where it is asked for the connection that writes: SQLAlchemy hands that on as it is."""


class Unsure(Exception):
    """Nobody knows whether it is there, or something else stands in its place: what is there has to be read again."""


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


FROM_AFAR: Final = {
    "connect_timeout": 5,
    "options": "-c statement_timeout=10s -c tcp_keepalives_idle=20 -c tcp_keepalives_interval=5"
    " -c tcp_keepalives_count=3",
}
"""PostgreSQL: nothing waits for ever, and of a server that is gone it knows within the minute."""


def opened(url: str) -> Engine:
    """The engine of a database that is there, its tables brought up to date."""
    try:
        options = {"connect_args": FROM_AFAR} if url.startswith("postgresql") else {}
        engine = create_engine(url, pool_pre_ping=True, hide_parameters=True, **options)
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", _durable)
        with engine.begin() as connection:
            migrate(connection)
    except CommandError:
        raise Complaint("database-newer", url=_without_secret(url)) from None
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


def is_away(problem: BaseException) -> bool:
    """Whether a database could not be reached, or went away in the midst of it: it may soon be back."""
    cause = problem.orig if isinstance(problem, DBAPIError) else problem
    if not type(cause).__module__.startswith("psycopg") or type(cause).__name__ == "QueryCanceled":
        return False
    state = getattr(cause, "sqlstate", None)
    return state is None or state.startswith(("08", "57P"))


def missing(connection: Connection, table: Table) -> Any:
    """An insertion of what is not there yet; it may be done again."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(table).on_conflict_do_nothing()


class Store:
    """The database as the server uses it. Everything runs in one thread, in the order in which it was asked for.

    Answers that come while a transaction is being written go into the next one together: a commit a batch, not a
    commit an answer.
    """

    def __init__(self, url: str) -> None:
        self.engine = opened(url)
        self._owner = Owner(self.engine, _without_secret(url))
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._waiting: list[tuple[list[Row], asyncio.Future[None]]] = []
        self._writing = False
        mark = "?" if self.engine.dialect.paramstyle == "qmark" else "%s"
        columns = ", ".join(column.name for column in schema.entries.columns)
        marks = ", ".join([mark] * len(schema.entries.columns))
        self._insertion = f"INSERT INTO entries ({columns}) VALUES ({marks})"
        self._insertion_of_missing = f"{self._insertion} ON CONFLICT DO NOTHING"
        self._selection = (
            f"SELECT {columns} FROM entries"
            f" WHERE table_id = {mark} AND number BETWEEN {mark} AND {mark} ORDER BY number"
        )

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction of its own. It may be done twice: the reply to the first may be lost."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._in_transaction, work)

    def _in_transaction(self, work: Callable[[Connection], T]) -> T:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self._owner.connection()
                with self.engine.begin() as connection:
                    return work(connection)
            except Exception as problem:
                if not is_away(problem) or time.monotonic() > end:
                    of_driver = isinstance(problem, self.engine.dialect.loaded_dbapi.Error)
                    if of_driver or isinstance(problem, SQLAlchemyError | TakenOver):
                        log.error("the database cannot be used: %s", _told(problem))
                    if of_driver:
                        raise Unusable(_told(problem)) from problem
                    raise
                self._owner.lost()
                time.sleep(0.1)

    def close(self) -> None:
        self._thread.shutdown(wait=True)
        self._owner.close()
        self.engine.dispose()

    async def well(self) -> None:
        """Whether something can be written; raises what stands against it."""
        now = {"at": time.time()}
        await self.run(lambda connection: connection.execute(update(schema.health).values(**now)))

    # --- entries -----------------------------------------------------------------------------------

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        """Write down what was said at a table; it is on the disk when this returns. Raises NotKept or Unsure."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((_rows(table, entries), done))
        if not self._writing:
            self._writing = True
            task = asyncio.get_running_loop().create_task(self._write_all())
            self._task = task
        await done

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                written: list[Exception | None]
                try:
                    written = await asyncio.get_running_loop().run_in_executor(
                        self._thread, self._write, [rows for rows, _ in batch]
                    )
                except Exception as problem:
                    log.exception("writing failed in a way that nobody thought of")
                    written = [Unsure(str(problem)) for _ in batch]
                for (_, done), became in zip(batch, written, strict=True):
                    if done.done():
                        continue
                    if became is None:
                        done.set_result(None)
                    else:
                        done.set_exception(became)
        finally:
            self._writing = False

    def _write(self, batch: list[list[Row]]) -> list[Exception | None]:
        """What was said at several tables, in one go; where that fails, each table by itself: what became of each."""
        try:
            self._insert(self._insertion, [row for rows in batch for row in rows])
            return [None] * len(batch)
        except Exception as problem:
            log.error("what was said at %d tables could not be written at once: %s", len(batch), _told(problem))
        found: list[Exception | None] = []
        end = time.monotonic() + PATIENCE
        hopeless = False
        for rows in batch:
            became: Exception | None = None
            try:
                if hopeless:
                    self._look(rows)
                else:
                    self._write_again(rows, end)
            except (NotKept, Unsure) as problem:
                became = problem
                hopeless = hopeless or _concerns_all(problem.__cause__)
                log.error("table %s: %s: %s", rows[0][0], type(problem).__name__, _told(problem.__cause__ or problem))
            found.append(became)
        return found

    def _write_again(self, rows: list[Row], end: float) -> None:
        """Once more, and no harm done if it is there already; while the database is away, until its time is over."""
        while True:
            try:
                self._insert(self._insertion_of_missing, rows)
                break
            except Exception as problem:
                if is_away(problem) and time.monotonic() < end:
                    time.sleep(0.1)
                    continue
                self._look(rows, problem)
                return
        self._look(rows)

    def _look(self, rows: list[Row], why: Exception | None = None) -> None:
        """Whether exactly this is there. Raises NotKept if nothing is, Unsure if nobody knows."""
        table, first, last = rows[0][0], rows[0][1], rows[-1][1]
        try:
            cursor = self._owner.connection().cursor()
            try:
                cursor.execute(self._selection, (table, first, last))
                there = [tuple(row) for row in cursor.fetchall()]
            finally:
                cursor.close()
            self._owner.connection().rollback()
        except Exception as problem:
            self._owner.lost()
            raise Unsure("it cannot be looked at") from problem
        if not there:
            raise NotKept from why
        if there != rows:
            raise Unsure("something else is there")

    def _insert(self, insertion: str, rows: list[Row]) -> None:
        """Straight to the driver: this is done for every answer, and SQLAlchemy takes ten times as long."""
        try:
            writer = self._owner.connection()
            cursor = writer.cursor()
            try:
                cursor.executemany(insertion, rows)
            finally:
                cursor.close()
            writer.commit()
        except BaseException:
            self._owner.lost()
            raise

    async def begin(self, table: str, status: str, seats: list[dict[str, Any]], entries: Sequence[Entry]) -> None:
        """A table's game begins: who sits there and the first that was said, all of it or nothing."""
        rows = _rows(table, entries)
        names = [column.name for column in schema.entries.columns]

        def write(connection: Connection) -> None:
            values = {"status": status, "seats": seats, "updated": time.time()}
            connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(**values))
            if rows:
                given = [dict(zip(names, row, strict=True)) for row in rows]
                connection.execute(missing(connection, schema.entries), given)

        def there(connection: Connection) -> tuple[str, int]:
            status = select(schema.tables.c.status).where(schema.tables.c.id == table)
            return connection.execute(status).scalar_one(), len(entries_of(connection, table))

        try:
            await self.run(write)
        except Exception as problem:
            try:
                found = await self.run(there)
            except Exception:
                raise Unsure("it cannot be looked at") from problem
            if found != (status, len(rows)):
                raise NotKept from problem

    async def entries(self, table: str) -> list[Entry]:
        return await self.run(lambda connection: entries_of(connection, table))

    # --- tables ------------------------------------------------------------------------------------

    async def add(self, kept: Kept) -> None:
        values = _columns(kept)
        await self.run(lambda connection: connection.execute(missing(connection, schema.tables).values(**values)))

    async def change(self, id: str, **values: Any) -> None:
        """Change what is kept of a table. Raises NotKept or Unsure."""
        where = schema.tables.c.id == id
        written = {**values, "updated": time.time()}

        def there(connection: Connection) -> dict[str, Any]:
            columns = [schema.tables.c[name] for name in values]
            return dict(connection.execute(select(*columns).where(where)).one()._mapping)

        try:
            await self.run(lambda connection: connection.execute(update(schema.tables).where(where).values(**written)))
        except Exception as problem:
            try:
                found = await self.run(there)
            except Exception:
                raise Unsure("it cannot be looked at") from problem
            if found != values:
                raise NotKept from problem

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


def _rows(table: str, entries: Sequence[Entry]) -> list[Row]:
    return [(table, one.number, one.kind, one.seat, str(one.value), one.at, one.spent, one.charged) for one in entries]


def _concerns_all(problem: BaseException | None) -> bool:
    """Whether what went wrong is no fault of the row: the disk, a lock, the database itself."""
    kinds = {kind.__name__ for kind in type(problem).__mro__}
    return problem is not None and not kinds & {"DataError", "IntegrityError", "ProgrammingError", "ValueError"}


def _told(problem: BaseException) -> str:
    cause = problem.orig if isinstance(problem, DBAPIError) else problem
    return f"{type(cause).__name__}: {str(cause).strip().splitlines()[0] if str(cause).strip() else ''}"


def entries_of(connection: Connection, table: str) -> list[Entry]:
    columns = schema.entries.c
    found = connection.execute(select(schema.entries).where(columns.table_id == table).order_by(columns.number))
    try:
        return [Entry(row.number, row.kind, row.seat, int(row.value), row.at, row.spent, row.charged) for row in found]
    except ValueError as problem:
        raise Complaint("table-cannot-follow", problem=str(problem)) from None


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
