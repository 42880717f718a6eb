"""Recordings of public views, and when a match was last played."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the recordings and the time of the last decision."""
    op.create_table(
        "films",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("first", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("frames", sa.LargeBinary, nullable=False),
    )
    with op.batch_alter_table("matches") as matches:
        matches.add_column(sa.Column("played", sa.Float, nullable=False, server_default="0"))
    # No match may expire because nobody noted its last decision: all were played now.
    matches_now = sa.table("matches", sa.column("played"))
    op.execute(matches_now.update().values(played=time.time()))
    op.create_index("ix_matches_played", "matches", ["played"])


def downgrade() -> None:
    """Drop the recordings and the times."""
    op.drop_index("ix_matches_played", "matches")
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("played")
    op.drop_table("films")
