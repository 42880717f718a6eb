from typing import Literal

import msgspec
import pytest

from horda.engine.content.errors import BadContent
from horda.engine.content.typed_yaml import read, records


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
        ("- id: axe\n- id: bat\n  powr: 3", ["cards.yaml:3", "`powr`", "did you mean `power`?"]),
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


def laughs(depth: int) -> str:
    """Return a few hundred bytes of YAML that would expand to 9 to the power of `depth` nodes."""
    lines = ["a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol]"]
    for level in range(1, depth):
        lines.append(f"a{level}: &a{level} [{', '.join([f'*a{level - 1}'] * 9)}]")
    return "\n".join(lines)


def tower(height: int) -> str:
    """Return YAML in which each line nests the previous one four lists deeper."""
    lines = ["a0: &a0 [1]", *(f"a{n}: &a{n} [[[[*a{n - 1}]]]]" for n in range(1, height))]
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (laughs(9), ["cards.yaml:6", "more than 200,000 parts"]),
        ("a: 1\nb: &b\n  c: *b", ["cards.yaml:3", "`*b` stands inside what it names"]),
        ("- &b [*b]", ["cards.yaml:1", "`*b` stands inside what it names"]),
        ("a:\n  " + "[" * 60 + "]" * 60, ["cards.yaml:2", "nested deeper than 32"]),
        ("a:\n  " + "[" * 100_000, ["cards.yaml:2", "nested deeper than 32"]),
        (tower(9), ["cards.yaml:9", "nested deeper than 32"]),
        ("a: 1\nb: *nobody", ["cards.yaml:2", "undefined alias"]),
        ("id: axe\npower: " + "9" * 5000, ["cards.yaml:2", "is no value"]),
        ("id: axe\npower: 2001-13-45", ["cards.yaml:2", "is no value", "month"]),
        ("? [a, b]\n: 1", ["cards.yaml:1", "a key must be a word or a number"]),
        ("id: axe\nname: \x00", ["cards.yaml:2", "not readable as YAML"]),
        ("id: axe\nname: \x07", ["cards.yaml:2", "not readable as YAML"]),
    ],
)
def test_a_text_that_would_keep_the_reader_busy_or_has_no_meaning_is_refused_with_its_line(text, said):
    told = problem(text)
    assert all(part in told for part in said), told


def test_a_part_may_be_named_and_used_again():
    assert read("- &axe {id: axe}\n- *axe", list[Card], name="cards.yaml") == [Card("axe"), Card("axe")]


def test_a_file_that_is_no_text_or_too_large_is_refused_with_its_line(tmp_path):
    path = tmp_path / "cards.yaml"
    path.write_bytes("- id: axe\n- id: cañón".encode("latin-1"))
    with pytest.raises(BadContent, match=r"cards.yaml:2: not UTF-8 \(byte 0xF1\); save it as UTF-8"):
        records(path, list[Card])
    path.write_bytes(b"- id: axe\n" * 200_000)
    with pytest.raises(BadContent, match=r"cards.yaml:\d+: larger than 1,048,576 bytes"):
        records(path, list[Card])
    path.write_bytes(b"\xef\xbb\xbf- id: axe\r\n")
    assert records(path, list[Card]) == [Card("axe")]
