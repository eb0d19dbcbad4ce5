"""How much of whose time an answer took; a row to write to for whoever asks whether the server is well."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entries", sa.Column("spent", sa.Float, nullable=False, server_default="0"))
    op.add_column("entries", sa.Column("charged", sa.Integer, nullable=False, server_default="-1"))
    health = op.create_table(
        "health", sa.Column("id", sa.Integer, primary_key=True), sa.Column("at", sa.Float, nullable=False)
    )
    op.bulk_insert(health, [{"id": 1, "at": 0.0}])


def downgrade() -> None:
    op.drop_table("health")
    op.drop_column("entries", "charged")
    op.drop_column("entries", "spent")
