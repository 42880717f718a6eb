"""The small game as a package of the shelf."""

from tests.engine.toy import TOY

GAME = TOY
