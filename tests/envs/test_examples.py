"""Tests that the manual's examples of environments run."""

import json
import sys
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

import horda
from horda.bots import bot
from horda.engine.player import Turn

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "researchers" / "examples"


def load(name, monkeypatch):
    """Import the module of an example without running its main part."""
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, name, module)
    spec.loader.exec_module(module)
    return module


def test_the_cells_of_the_notebook_run_in_order():
    cells = json.loads((EXAMPLES / "boards.ipynb").read_text(encoding="utf-8"))["cells"]
    names: dict = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    assert names["draw"](names["env"].table.match.state).svg.startswith("<svg")


def test_the_errand_can_be_won():
    text = (EXAMPLES / "errand.yaml").read_text(encoding="utf-8")
    player, won = bot("heuristic", "green_horde"), 0
    for seed in range(3):
        s = horda.game("green_horde").new(seats=1, seed=seed, map=text, survivors=2)
        rng = horda.Dice(f"errand {seed}")
        while not s.over:
            s.apply(player.choose(Turn.of(s, s.deciders[0], rng)))
        won += bool(s.result.winners)
    assert won >= 2


@pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed")
def test_ppo_makes_an_update(monkeypatch, tmp_path):
    ppo = load("ppo", monkeypatch)
    monkeypatch.setattr(ppo, "STEPS", 4)
    monkeypatch.setattr(ppo, "MATCHES_AT_ONCE", 2)
    policy = ppo.train(1e-9, tmp_path)
    before = [part.clone() for part in policy.parameters()]
    ppo.update(policy, ppo.torch.optim.Adam(policy.parameters()), ppo.Collector(policy).collect())
    assert any(
        not ppo.torch.equal(one, other) for one, other in zip(before, policy.parameters(), strict=True)
    )
    assert (tmp_path / "curve.csv").read_text(encoding="utf-8").startswith("minutes,")


@pytest.mark.skipif(find_spec("pyspiel") is None, reason="OpenSpiel is not installed")
def test_ismcts_takes_a_legal_action(monkeypatch):
    ismcts = load("ismcts", monkeypatch)
    rng = ismcts.np.random.RandomState(1)
    game = ismcts.pyspiel.load_game("horda_zombiland(players=3)")
    state = game.new_initial_state()
    state.apply_action(3)
    while state.current_player() != ismcts.SEARCHER or len(state.legal_actions()) < 2:
        state.apply_action(state.legal_actions()[0])
    monkeypatch.setattr(ismcts, "SHORT", 5)
    assert ismcts.searcher(game, 4, rng).step(state) in state.legal_actions()
