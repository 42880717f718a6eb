"""The question number and the client's message id of each decision."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; earlier decisions have no number, so none is mistaken for a repeated message."""
    op.add_column("entries", sa.Column("seat", sa.Integer))
    op.add_column("entries", sa.Column("question", sa.Integer))
    op.add_column("entries", sa.Column("request", sa.String(40), nullable=False, server_default=""))
    op.add_column("entries", sa.Column("numbers", sa.Text, nullable=False, server_default=""))
    op.create_index("ix_entries_answer", "entries", ["match", "seat", "question"], unique=True)


def downgrade() -> None:
    """Drop the columns."""
    op.drop_index("ix_entries_answer", "entries")
    for name in ("numbers", "request", "question", "seat"):
        op.drop_column("entries", name)
