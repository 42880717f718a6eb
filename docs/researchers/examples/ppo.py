"""Train a player of Green Horde by masked PPO, on a small mission, in one file.

    python docs/researchers/examples/ppo.py --minutes 15 --out build/ppo

It needs PyTorch and the extra `envs`. It prints the win rate as it learns, writes it to `curve.csv`, draws it in
`curve.svg`, keeps the weights in `policy.pt`, and at the end plays the learnt policy and a random one on matches of
their own.
"""

from __future__ import annotations

import argparse
import csv
import time
from dataclasses import dataclass
from pathlib import Path

import gymnasium
import numpy as np
import torch
from torch import Tensor, nn

import horda.envs

MISSION = Path(__file__).with_name("errand.yaml")
SURVIVORS = 2
MATCHES_AT_ONCE = 8
STEPS = 128
"""Steps of each match between two updates."""
MOST_STEPS = 300
"""Steps after which a match is cut off."""
EPOCHS = 4
BATCH = 256
DISCOUNT = 0.99
TRACE = 0.95
CLIP = 0.2
ENTROPY = 0.01
LEARNING_RATE = 5e-4
PARTS = ("zones", "survivors", "identities", "cards", "table", "question")
"""The parts of an observation that the policy looks at, besides what was said of the answer."""
TEST_SEED = 1_000_000
"""Matches for testing have seeds from here on, which training never sees."""


def make_env() -> gymnasium.Env:
    """Return one match after another of the errand, with rewards that are shaped by a potential."""
    return gymnasium.make(
        "horda/green_horde-v1",
        map=MISSION.read_text(encoding="utf-8"),
        survivors=SURVIVORS,
        seats=1,
        reward="won",
        shaping=1.0,
        discount=DISCOUNT,
        max_cycles=MOST_STEPS,
    )


def flatten(observation: dict) -> np.ndarray:
    """Return all parts of an observation in a row; the logarithm keeps large counts in bounds."""
    parts = observation["observation"]
    rows = [parts[name].reshape(len(parts[name]), -1) for name in PARTS]
    return np.log1p(np.concatenate(rows, axis=1, dtype=np.float32))


def batch_of(observations: list[dict]) -> tuple[Tensor, Tensor, Tensor]:
    """Return a batch: numbers, what was said of the answer so far, and masks."""
    stacked = {
        "observation": {
            name: np.stack([one["observation"][name] for one in observations])
            for name in observations[0]["observation"]
        }
    }
    said = torch.as_tensor(stacked["observation"]["said"]).long()
    masks = torch.as_tensor(np.stack([one["action_mask"] for one in observations])).bool()
    return torch.as_tensor(flatten(stacked)), said, masks


class Policy(nn.Module):
    """The actor, which says one of the legal numbers, and the critic, on a common body."""

    def __init__(self, inputs: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, width)
        self.words = nn.EmbeddingBag(actions + 1, width, mode="sum", padding_idx=0)
        self.body = nn.Sequential(nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.actor = nn.Linear(width, actions)
        self.critic = nn.Linear(width, 1)
        nn.init.orthogonal_(self.actor.weight, 0.01)

    def forward(
        self, inputs: Tensor, said: Tensor, masks: Tensor
    ) -> tuple[torch.distributions.Categorical, Tensor]:
        """Return the distribution over the legal actions, and the value of the position."""
        body = self.body(self.first(inputs) + self.words(said))
        logits = self.actor(body).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=logits), self.critic(body).squeeze(-1)


@dataclass
class Rollout:
    """What happened between two updates: a row for each step, a column for each match."""

    inputs: Tensor
    said: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    advantages: Tensor
    returns: Tensor


class Collector:
    """Plays several matches side by side and remembers how they ended."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.envs = [make_env() for _ in range(MATCHES_AT_ONCE)]
        self.now = [env.reset(seed=number)[0] for number, env in enumerate(self.envs)]
        self.ended: list[bool] = []
        """Whether each finished match was won."""

    def collect(self) -> Rollout:
        """Play on, and return what happened with the advantages of the actions."""
        rows: list[tuple[Tensor, ...]] = []
        rewards, alive = np.zeros((STEPS, MATCHES_AT_ONCE)), np.ones((STEPS, MATCHES_AT_ONCE))
        for step in range(STEPS):
            inputs, said, masks = batch_of(self.now)
            with torch.no_grad():
                chosen, values = self.policy(inputs, said, masks)
                actions = chosen.sample()
            rows.append((inputs, said, masks, actions, chosen.log_prob(actions), values))
            for number, env in enumerate(self.envs):
                seen, rewards[step, number], over, cut, info = env.step(int(actions[number]))
                if over or cut:
                    alive[step, number] = 0.0
                    self.ended.append(bool(info.get("winners")))
                    seen, _ = env.reset()
                self.now[number] = seen
        with torch.no_grad():
            _, last = self.policy(*batch_of(self.now))
        inputs, said, masks, actions, chances, values = (
            torch.stack(column) for column in zip(*rows, strict=True)
        )
        advantages = self._advantages(rewards, alive, values.numpy(), last.numpy())
        returns = advantages + values
        return Rollout(inputs, said, masks, actions, chances, advantages, returns)

    @staticmethod
    def _advantages(rewards: np.ndarray, alive: np.ndarray, values: np.ndarray, last: np.ndarray) -> Tensor:
        """Return generalised advantages."""
        found = np.zeros_like(rewards)
        running = np.zeros(rewards.shape[1])
        for step in range(len(rewards) - 1, -1, -1):
            after = last if step == len(rewards) - 1 else values[step + 1]
            surprise = rewards[step] + DISCOUNT * after * alive[step] - values[step]
            running = surprise + DISCOUNT * TRACE * alive[step] * running
            found[step] = running
        return torch.as_tensor(found, dtype=torch.float32)


def update(policy: Policy, optimizer: torch.optim.Optimizer, rollout: Rollout) -> None:
    """Improve the policy on a rollout, by the clipped objective."""
    columns = [part.flatten(0, 1) for part in vars(rollout).values()]
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(columns[0])).split(BATCH):
            inputs, said, masks, actions, before, advantages, returns = (column[rows] for column in columns)
            chosen, values = policy(inputs, said, masks)
            advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
            ratio = (chosen.log_prob(actions) - before).exp()
            gain = torch.min(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages).mean()
            loss = 0.5 * (values - returns).pow(2).mean() - gain - ENTROPY * chosen.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


def win_rate(policy: Policy | None, matches: int) -> float:
    """Return the share of new matches that a policy wins; without one, of random play."""
    env, rng, won = make_env(), np.random.default_rng(0), 0
    for seed in range(matches):
        seen, _ = env.reset(seed=TEST_SEED + seed)
        over = cut = False
        while not over and not cut:
            if policy is None:
                action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
            else:
                with torch.no_grad():
                    action = int(policy(*batch_of([seen]))[0].sample())
            seen, _, over, cut, info = env.step(action)
        won += bool(info.get("winners"))
    return won / matches


def train(minutes: float, out: Path) -> Policy:
    """Train for some minutes; write the curve as it goes."""
    out.mkdir(parents=True, exist_ok=True)
    env = make_env()
    seen, _ = env.reset(seed=0)
    policy = Policy(batch_of([seen])[0].shape[1], int(env.action_space.n))
    optimizer = torch.optim.Adam(policy.parameters(), lr=LEARNING_RATE, eps=1e-5)
    collector = Collector(policy)
    began, steps = time.monotonic(), 0
    with (out / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["minutes", "steps", "matches", "win_rate_of_last_200"])
        while (passed := (time.monotonic() - began) / 60) < minutes:
            update(policy, optimizer, collector.collect())
            steps += STEPS * MATCHES_AT_ONCE
            recent = collector.ended[-200:]
            row = [f"{passed:.2f}", steps, len(collector.ended), f"{sum(recent) / max(len(recent), 1):.3f}"]
            writer.writerow(row)
            file.flush()
            print("minutes {}, steps {}, matches {}, won of the last 200: {}".format(*row), flush=True)
    torch.save(policy.state_dict(), out / "policy.pt")
    return policy


def draw_curve(out: Path) -> None:
    """Draw the win rate over the steps into `curve.svg`."""
    with (out / "curve.csv").open(encoding="utf-8") as file:
        rows = [(int(row["steps"]), float(row["win_rate_of_last_200"])) for row in csv.DictReader(file)]
    width, height, left, top, most = 640, 300, 60, 20, max(steps for steps, _ in rows)
    points = " ".join(
        f"{left + steps / most * width:.1f},{top + height - rate * height:.1f}" for steps, rate in rows
    )
    style = 'font-family="sans-serif" font-size="13" fill="#555"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width + 90} {height + 70}" role="img">',
        "<title>Matches won of the last 200, over the steps of training</title>",
        f'<rect width="{width + 90}" height="{height + 70}" fill="#fff"/>',
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = top + height - share * height
        lines.append(f'<path d="M{left} {y}H{left + width}" stroke="#ddd"/>')
        lines.append(f'<text x="{left - 8}" y="{y + 4}" text-anchor="end" {style}>{share:.0%}</text>')
    for part in range(5):
        x, steps = left + part / 4 * width, part * most // 4
        lines.append(f'<text x="{x}" y="{top + height + 22}" text-anchor="middle" {style}>{steps:,}</text>')
    middle = left + width / 2
    lines.append(f'<text x="{middle}" y="{top + height + 44}" text-anchor="middle" {style}>steps</text>')
    lines.append(f'<polyline points="{points}" fill="none" stroke="#3d7a3d" stroke-width="2.5"/>')
    (out / "curve.svg").write_text("\n".join([*lines, "</svg>", ""]), encoding="utf-8")


def main() -> None:
    """Train, then compare with random play."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--out", type=Path, default=Path("build/ppo"))
    parser.add_argument("--matches", type=int, default=200, help="matches to test with")
    parser.add_argument("--threads", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(0)
    torch.set_num_threads(args.threads)
    horda.envs.register()
    policy = train(args.minutes, args.out)
    draw_curve(args.out)
    print(f"random play wins {win_rate(None, args.matches):.1%} of {args.matches} new matches", flush=True)
    print(f"the policy wins {win_rate(policy, args.matches):.1%} of them", flush=True)


if __name__ == "__main__":
    main()
