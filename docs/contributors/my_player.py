"""A player to begin with: it leaves one verb alone, and looks one decision ahead."""

from horda import Choice, Turn


class Cautious:
    """Never shows a card, and otherwise takes what leaves it the most to choose from."""

    games = ("zombiland",)  # leave it out if it plays them all

    def choose(self, turn: Turn) -> Choice:
        """One of the choices, all chance by `turn.rng`."""
        open_ones = [choice for choice in turn.choices if choice.verb != "show"] or list(turn.choices)
        if len(open_ones) == 1 or not turn.may_go_on(0):
            return open_ones[0]
        world = turn.imagine()
        return max(open_ones, key=lambda choice: self.freedom(world.clone(), choice))

    def freedom(self, world, choice: Choice) -> int:
        """How many choices the seat would have after one, in a world that it holds possible."""
        world.apply(choice)
        return 0 if world.over else len(world.choices(choice.seat))
