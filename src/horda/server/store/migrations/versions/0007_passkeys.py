"""Passkeys, open challenges, and sign-ins."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

INDEXES = (
    ("passkeys", "person"),
    ("passkey_challenges", "person"),
    ("passkey_challenges", "made"),
    ("sign_ins", "person"),
    ("sign_ins", "passkey"),
)


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "passkey_challenges",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("persons.id")),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "sign_ins",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("passkey", sa.String(32), sa.ForeignKey("passkeys.id"), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    for table, column in INDEXES:
        op.create_index(f"ix_{table}_{column}", table, [column])


def downgrade() -> None:
    """Drop the tables; personal links stay valid."""
    for table, column in INDEXES:
        op.drop_index(f"ix_{table}_{column}", table)
    for table in ("sign_ins", "passkey_challenges", "passkeys"):
        op.drop_table(table)
