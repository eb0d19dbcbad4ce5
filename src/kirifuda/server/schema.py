"""What the database holds: tables with their headers and answers; accounts, their sessions and decks; reports."""

from sqlalchemy import JSON, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("status", String(16), nullable=False),
    Column("game", String(32), nullable=False),
    Column("listed", Integer, nullable=False),
    Column("header", JSON, nullable=False),
    Column("seats", JSON, nullable=False),
)
Index("tables_by_status", tables.c.status, tables.c.updated)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("value", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("spent", Float, nullable=False, server_default="0"),
    Column("charged", Integer, nullable=False, server_default="-1"),
)
"""Everything that was said at a table, in its order: answers, taken-back answers, the next game, a pause.

The value is text, because the number of a shuffle is larger than any integer of a database.
"""

accounts = Table(
    "accounts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(40), nullable=False, unique=True),
    Column("passphrase", String(200), nullable=False),
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("account_id", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("created", Float, nullable=False),
)

decks = Table(
    "decks",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("account_id", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(32), nullable=False),
    Column("name", String(60), nullable=False),
    Column("list", Text, nullable=False),
    Column("updated", Float, nullable=False),
)
Index("decks_of_an_account", decks.c.account_id, decks.c.game, decks.c.name, unique=True)

played = Table(
    "played",
    metadata,
    Column("account_id", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("note", Text, nullable=False),
    Column("created", Float, nullable=False),
)

health = Table(
    "health",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)
"""One row, written when somebody asks whether the server is well."""
