from typing import Literal

import msgspec
import pytest

from horda.engine.content import BadContent, read


class Effect(msgspec.Struct, forbid_unknown_fields=True):
    do: Literal["draw", "heal"]
    n: int = 1


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    power: int = 0
    do: tuple[Effect, ...] = ()


def problem(text: str) -> str:
    with pytest.raises(BadContent) as refused:
        read(text, list[Card], name="cards.yaml")
    return str(refused.value)


def test_good_content_becomes_records():
    assert read("- {id: axe, power: 2, do: [{do: heal}]}", list[Card], name="cards.yaml") == [
        Card("axe", 2, (Effect("heal"),))
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("- id: axe\n- id: bat\n  powr: 3", ["cards.yaml:2", "`powr`", "did you mean `power`?"]),
        ("- id: axe\n- id: bat\n  power: strong", ["cards.yaml:3", "Expected `int`", "power"]),
        ("- id: axe\n  do: [{do: heel}]", ["cards.yaml:2", "heel", "did you mean `heal`?"]),
        ("- id: axe\n  do: [{do: heal, m: 3}]", ["cards.yaml:2", "`m`", "known: do, n"]),
        ("- power: 3", ["cards.yaml:1", "missing required field `id`"]),
        ("- id: axe\n  id: bat", ["cards.yaml:2", "`id` is written twice"]),
        ("- id: [axe", ["cards.yaml:2", "not readable as YAML"]),
        ("id: axe", ["cards.yaml:1", "Expected `array`"]),
    ],
)
def test_an_error_says_where_what_and_the_nearest_known_word(text, said):
    told = problem(text)
    assert all(part in told for part in said), told
