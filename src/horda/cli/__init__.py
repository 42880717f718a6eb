"""The `horda` command."""


def main() -> None:
    """Run the command; what it needs is imported only now, so that it starts fast."""
    from horda.cli.app import app

    app()
