"""Alembic environment: runs the migrations on the connection that the store passes."""

from __future__ import annotations

from alembic import context

from horda.server.store.tables.matches import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
