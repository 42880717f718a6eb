"""A small custom mission for tests, with texts and every element that a page can show."""

FIRST_LIGHT = """\
id: first_light
difficulty: easy
minutes: 20
survivors: [1, 6]
tiles: [[13V, 19R.90], [15R.180, 14R.90]]
tokens:
  - {put: start, at: F4}
  - {put: exit, at: A1}
  - {put: objective, colour: red, at: F4}
  - {put: spawn, colour: red, at: C1, side: north}
edges:
  - {put: door, between: [E3, E4]}
goals:
  - {taken: objective}
  - {survivors_at: exit}
lose:
  night_fell: {rounds: 12}
when:
  - {event: objective_taken, do: [{experience: 5}, {say: 1}]}
words:
  en:
    title: First Light
    scene: The night is nearly over.
    goals: [Take the red objective at F4., "Get out by the exit, A1."]
    lose: {night_fell: Night has fallen. You lose.}
    rules: [Whoever takes the objective gains 5 experience.]
    turns: [Something stirs in the north.]
"""
