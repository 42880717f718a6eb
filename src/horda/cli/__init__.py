"""The `horda` command."""

import os


def main() -> None:
    """Run the command; what it needs is imported only now, so that it starts fast."""
    from horda.cli.app import app
    from horda.cli.folders import weights_folder

    os.environ.setdefault("HORDA_WEIGHTS", str(weights_folder()))
    app()
