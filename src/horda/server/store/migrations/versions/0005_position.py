"""The start position of a match that was forked from another."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; all earlier matches began with set-up."""
    op.add_column("matches", sa.Column("position", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Drop the column; older versions cannot open forked matches."""
    op.drop_column("matches", "position")
