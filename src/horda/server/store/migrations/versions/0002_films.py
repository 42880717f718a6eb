"""What everybody saw of a match, so that it outlives its rules, and when it was last played."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for films."""
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
    """Forget the films and the moments."""
    op.drop_index("ix_matches_played", "matches")
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("played")
    op.drop_table("films")
