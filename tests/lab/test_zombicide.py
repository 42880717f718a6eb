"""How hard missions are: the table of a game of the family."""

import pytest

from horda.lab.simulate import Plan, simulate
from horda.lab.zombicide import HEADS, main, row


def test_a_line_says_what_was_wanted_and_what_came(capsys):
    main(["green_horde", "--games", "2", "--mission", "know_your_enemy"])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    cells = [cell.strip() for cell in lines[2].strip("|").split("|")]
    assert len(cells) == len(HEADS)
    assert cells[:3] == ["`know_your_enemy`", "easy", "50 to 90"]
    assert cells[4:6] == ["2", "0 of 2"]


def test_what_is_out_of_its_band_is_marked():
    options = {"mission": "know_your_enemy"}
    lost = simulate(Plan("green_horde", ("random",), 2, seed=1, options=options))
    assert "| 0.0 ! |" in row("know_your_enemy", "easy", lost, lost)
    assert "| 80 to 100 | 0.0 ! |" in row("know_your_enemy", "tutorial", lost, lost)


@pytest.mark.parametrize(
    ("asked", "said"),
    [(["zombiland"], "has no missions"), (["green_horde", "--mission", "nowhere"], "the_evil_shrine")],
)
def test_what_cannot_be_played_is_said(asked, said, capsys):
    with pytest.raises(SystemExit):
        main(asked)
    assert said in capsys.readouterr().err
