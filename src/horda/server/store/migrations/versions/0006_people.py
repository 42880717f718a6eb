"""People with a personal link, the time of each decision, the seats asked after it, and clocks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

INDEXES = (
    ("person_matches", "match"),
    ("invitations", "person"),
    ("invitations", "match"),
    ("links", "person"),
    ("matches", "due"),
)


def upgrade() -> None:
    """Create the tables and columns; the time of earlier decisions is unknown."""
    op.create_table(
        "persons",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("invites", sa.Boolean, nullable=False),
    )
    op.create_table(
        "person_kept",
        sa.Column("person", sa.String(32), sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
    )
    op.create_table(
        "person_matches",
        sa.Column("person", sa.String(32), sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("role", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("added", sa.Float, nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("sender", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("match", "seat"),
    )
    op.add_column("links", sa.Column("person", sa.String(32)))
    op.add_column("links", sa.Column("made", sa.Float, nullable=False, server_default="0"))
    op.add_column("links", sa.Column("seen", sa.Integer, nullable=False, server_default="0"))
    op.add_column("links", sa.Column("away", sa.Float, nullable=False, server_default="0"))
    op.add_column("entries", sa.Column("at", sa.Float, nullable=False, server_default="0"))
    op.add_column("entries", sa.Column("asked", sa.Text))
    op.add_column("matches", sa.Column("due", sa.Float))
    for table, column in INDEXES:
        op.create_index(f"ix_{table}_{column}", table, [column])


def downgrade() -> None:
    """Drop the tables and columns; matches with a clock continue without it."""
    for table, column in INDEXES:
        op.drop_index(f"ix_{table}_{column}", table)
    for table, columns in (
        ("matches", ("due",)),
        ("entries", ("asked", "at")),
        ("links", ("away", "seen", "made", "person")),
    ):
        for column in columns:
            op.drop_column(table, column)
    for table in ("invitations", "person_matches", "person_kept", "persons"):
        op.drop_table(table)
