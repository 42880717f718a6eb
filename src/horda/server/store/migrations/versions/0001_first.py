"""The first tables: matches, entries, links, snapshots, chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("seed_given", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("sitting", sa.Text, nullable=False),
    )
    match = ("match", sa.String(32))
    op.create_table(
        "entries",
        sa.Column(*match, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("choice", sa.Text),
        sa.Column("undone", sa.Integer, nullable=False),
        sa.Column("kept", sa.Integer, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column(*match, sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
    )
    op.create_index("ix_links_match", "links", ["match"])
    op.create_table(
        "snapshots",
        sa.Column(*match, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("save", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column(*match, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("phrase", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Drop the tables."""
    for name in ("chat", "snapshots", "links", "entries", "matches"):
        op.drop_table(name)
