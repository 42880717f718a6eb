"""The authors of chat lines, and the matches taken off people's lists."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column and the table; authors of earlier chat lines are found by people's lists."""
    with op.batch_alter_table("chat") as chat:
        chat.add_column(sa.Column("person", sa.String(32)))
        chat.create_index("ix_chat_person", ["person"])
    op.create_table(
        "person_left",
        sa.Column("person", sa.String(32), sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("role", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("added", sa.Float, nullable=False),
    )
    op.create_index("ix_person_left_match", "person_left", ["match"])


def downgrade() -> None:
    """Drop the column and the table; erasing a person then leaves these data."""
    op.drop_index("ix_person_left_match", "person_left")
    op.drop_table("person_left")
    with op.batch_alter_table("chat") as chat:
        chat.drop_index("ix_chat_person")
        chat.drop_column("person")
