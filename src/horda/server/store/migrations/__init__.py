"""How databases of older versions come up to date (Alembic)."""
