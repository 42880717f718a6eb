"""Messages formatted without Fluent equal those formatted by Fluent."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax.ast import Message

from horda import games
from horda.locale import LANGUAGES, Words
from horda.locale.catalogue import catalogues, source
from horda.locale.parsed import resource
from horda.locale.plain import fill_plain, plain_messages

ODD = """\
# Whatever Fluent allows.
one = plain text, "as it is" \\u0041
two =   { $who } sees {$whom}.{"  "}
three = { $who } sees {$whom}, with blanks after it@@
four = begun
    and gone on

five = begun

    gone on after an empty line
six = { $count ->
    [one] one
   *[other] more
}
    .short = after a bracket
seven =
    .short = only this
eight = with a word
    .first = of text
    .second = { eight }
    .third = of two
        lines
-nine = a term
    .short = of a term
ten = { -nine } and { NUMBER($count) }
one = again
eleven = {$who}
twelve = with a word
.first = from the edge
.second = { eleven }
""".replace("@", " ")


def values_for(lang: str, name: str) -> dict[str, str]:
    """Return a value for every variable of a file."""
    return {one: f"<{one}>" for one in re.findall(r"\$([\w-]+)", source(lang, name))}


def fluent_texts(lang: str, name: str) -> dict[str, str]:
    """Return every message and attribute of a file as Fluent formats it."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(resource(lang, name))
    args, told = values_for(lang, name), {}
    for entry in resource(lang, name).body:
        if isinstance(entry, Message):
            found = bundle.get_message(entry.id.name)
            parts = {f"{entry.id.name}.{part}": pattern for part, pattern in found.attributes.items()}
            for key, pattern in {entry.id.name: found.value, **parts}.items():
                if pattern is not None:
                    told[key] = str(bundle.format_pattern(pattern, args)[0])
    return told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", catalogues("en"))
def test_every_plain_message_is_what_fluent_says(lang: str, name: str):
    fluent, read = fluent_texts(lang, name), plain_messages(lang, name)
    plain = {key: text for key, text in read.items() if text is not None}
    assert len(plain) > 10
    args = values_for(lang, name)
    told = {key: fill_plain(text, args) for key, text in plain.items()}
    assert told == {key: fluent[key] for key in plain}
    # A message of an earlier file hides that of a later one, plain or not.
    assert set(fluent) <= set(read)


def test_whatever_may_be_more_than_plain_is_left_to_fluent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "odd" / "words").mkdir(parents=True)
    (tmp_path / "odd" / "__init__.py").touch()
    (tmp_path / "odd" / "words" / "en.ftl").write_text(ODD, encoding="utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    read = plain_messages("en", "odd")
    assert {key for key, text in read.items() if text is not None} == {
        *("one", "three", "six.short", "seven.short", "eight", "eight.first"),
        *("eleven", "twelve", "twelve.first"),
    }
    fluent = fluent_texts("en", "odd")
    words = Words("en", "odd")
    for key in fluent.keys() - {"six", "ten", "one"}:
        assert words.say(key, who="<who>", whom="<whom>") == fluent[key]
    assert words.say("one") == 'plain text, "as it is" \\u0041'
    assert words.say("ten", count=1234) == "a term and 1,234"
    absent = {"seven", "nine", "nine.short", "-nine", "eight.fourth", "thirteen"}
    assert {key for key in {*fluent, *absent} if words.has(key)} == set(fluent)


def test_numbers_and_missing_variables_are_fluents_business():
    assert fill_plain("{ $count } dice", {"count": 1234}) is None
    assert fill_plain("{ $count } dice", {}) is None
    assert fill_plain("{ $count } dice", {"count": "{ $count }"}) == "{ $count } dice"
