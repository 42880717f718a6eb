"""The `horda` command."""

import os

from horda.cli import late


def main() -> None:
    """Run the command; what it needs is imported only now, so that it starts fast."""
    os.environ.setdefault("HORDA_WEIGHTS", str(late.weights_folder()))
    late.app()
