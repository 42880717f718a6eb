"""A match may begin with a position: that of a moment of another match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; all matches so far began with set-up."""
    op.add_column("matches", sa.Column("position", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Drop it; matches that began with a position are lost to older versions."""
    op.drop_column("matches", "position")
