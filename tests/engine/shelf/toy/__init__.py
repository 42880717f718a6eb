"""The toy game as a package."""

from tests.engine.toy import TOY

GAME = TOY
