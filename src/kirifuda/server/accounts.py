"""Accounts: a name and a passphrase for those who want their games and decks kept."""

import asyncio
import logging
import time
from typing import Any, Final

from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.exc import SQLAlchemyError

from ..errors import Complaint
from . import schema
from .identities import account_name, hash_of_passphrase, hashed, is_passphrase, new_token, same_account_name
from .shapes import KeptDeckJson, PlayedJson
from .store import Store, missing

SESSION: Final = 90 * 86_400
"""Seconds after which one has to log in again."""
MOST_DECKS: Final = 50
log = logging.getLogger("kirifuda.server")


async def register(store: Store, name: str, passphrase: str) -> tuple[int, str]:
    """A new account, and a session of it: the account's number and the session's token."""
    plain = account_name(name)
    kept = await asyncio.to_thread(hash_of_passphrase, passphrase)
    values = {"name": plain, "passphrase": kept, "created": time.time()}

    def add(connection: Connection) -> Any:
        connection.execute(missing(connection, schema.accounts).values(**values))
        return connection.execute(select(schema.accounts).where(schema.accounts.c.name == plain)).one()

    row = await store.run(add)
    if row.passphrase != kept:
        raise Complaint("account-name-taken", given=plain)
    return row.id, await _begin_session(store, row.id)


async def log_in(store: Store, name: str, passphrase: str) -> tuple[int, str]:
    def find(connection: Connection) -> Any:
        wanted = select(schema.accounts).where(schema.accounts.c.name == same_account_name(name))
        return connection.execute(wanted).first()

    row = await store.run(find)
    right = await asyncio.to_thread(is_passphrase, passphrase, None if row is None else row.passphrase)
    if row is None or not right:
        raise Complaint("wrong-passphrase")
    return row.id, await _begin_session(store, row.id)


async def _begin_session(store: Store, account: int) -> str:
    token = new_token()
    values = {"token": hashed(token), "account_id": account, "created": time.time()}
    old = schema.sessions.c.created < time.time() - SESSION

    def begin(connection: Connection) -> None:
        connection.execute(delete(schema.sessions).where(old))
        connection.execute(missing(connection, schema.sessions).values(**values))

    await store.run(begin)
    return token


async def log_out(store: Store, token: str) -> None:
    where = schema.sessions.c.token == hashed(token)
    await store.run(lambda connection: connection.execute(delete(schema.sessions).where(where)))


async def account_of(store: Store, token: str | None) -> tuple[int, str] | None:
    """Whose session a token is: the account's number and name."""
    if not token:
        return None

    def find(connection: Connection) -> Any:
        joined = schema.sessions.join(schema.accounts)
        wanted = select(schema.accounts.c.id, schema.accounts.c.name).select_from(joined)
        alive = schema.sessions.c.created >= time.time() - SESSION
        return connection.execute(wanted.where(schema.sessions.c.token == hashed(token), alive)).first()

    row = await store.run(find)
    return None if row is None else (row.id, row.name)


# --- what is kept for an account ---------------------------------------------------------------------------


async def keep_deck(store: Store, account: int, game: str, name: str, cards: str) -> None:
    columns = schema.decks.c
    same = (columns.account_id == account) & (columns.game == game) & (columns.name == name)

    def keep(connection: Connection) -> None:
        changed = connection.execute(update(schema.decks).where(same).values(list=cards, updated=time.time()))
        if not changed.rowcount:
            count = select(func.count()).select_from(schema.decks).where(columns.account_id == account)
            if connection.execute(count).scalar_one() >= MOST_DECKS:
                raise Complaint("too-many-decks", most=MOST_DECKS)
            values = {"account_id": account, "game": game, "name": name, "list": cards, "updated": time.time()}
            connection.execute(missing(connection, schema.decks).values(**values))

    await store.run(keep)


async def decks_of(store: Store, account: int) -> list[KeptDeckJson]:
    def find(connection: Connection) -> list[KeptDeckJson]:
        wanted = select(schema.decks).where(schema.decks.c.account_id == account).order_by(schema.decks.c.name)
        return [
            {"id": row.id, "game": row.game, "name": row.name, "list": row.list} for row in connection.execute(wanted)
        ]

    return await store.run(find)


async def drop_deck(store: Store, account: int, deck: int) -> bool:
    where = (schema.decks.c.account_id == account) & (schema.decks.c.id == deck)
    done = await store.run(lambda connection: connection.execute(delete(schema.decks).where(where)))
    return bool(done.rowcount)


async def note_played(store: Store, account: int, table: str, seat: int) -> None:
    """An account has sat down at a table. Where that cannot be written down, it sits there all the same."""
    values = {"account_id": account, "table_id": table, "seat": seat}
    try:
        await store.run(lambda connection: connection.execute(missing(connection, schema.played).values(**values)))
    except SQLAlchemyError as problem:
        log.error("that account %d sits at table %s is not kept: %s", account, table, type(problem).__name__)


async def games_of(store: Store, account: int, most: int = 100) -> list[PlayedJson]:
    """The tables at which somebody sat, the latest first."""

    def find(connection: Connection) -> list[PlayedJson]:
        joined = schema.played.join(schema.tables)
        wanted = select(schema.tables, schema.played.c.seat).select_from(joined)
        rows = connection.execute(
            wanted.where(schema.played.c.account_id == account).order_by(schema.tables.c.updated.desc()).limit(most)
        )
        return [
            {
                "table": row.id,
                "game": row.game,
                "status": row.status,
                "updated": row.updated,
                "seat": row.seat,
                "players": [seat["name"] for seat in row.seats],
            }
            for row in rows
        ]

    return await store.run(find)
