"""The `horda` command."""

import os


def main() -> None:
    """Run the command line."""
    from horda.cli.app import app
    from horda.cli.paths import weights_folder

    os.environ.setdefault("HORDA_WEIGHTS", str(weights_folder()))
    app()
