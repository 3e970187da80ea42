"""Learn Famiglia from nothing, against a bot or against itself: masked proximal policy optimisation in plain PyTorch.

    python examples/learn_famiglia.py                          minutes on two cores, then over 80 % against picciotto
    python examples/learn_famiglia.py --bots self --games 4096 --steps 200000000 --device cuda        the long form

It prints a line for every evaluation and writes the curve (JSON and SVG) and the network beside it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import numpy as np
import torch
from torch import nn
from typer import Option, run

from learning_curve import Curve
from omerta.lab.batch import Batch, Task
from omerta.lab.vector import SeatVectorEnv

LENGTH = 64  # choices of every game between two lessons
TRACE, CLIP, VALUE_WEIGHT, ENTROPY_WEIGHT = 0.95, 0.2, 0.5, 0.01
PASSES, PORTIONS, PORTION = 3, 4, 16_384  # at least so many portions, none larger than this
EXAM_SEED, INPUT_SCALE = 7_000_000, 4


def judge(network: Any, rows: Any, masks: Any) -> tuple[Any, Any]:
    """A distribution over the legal actions, and from the last output the value for whoever is asked."""
    outputs = network(rows.float() / INPUT_SCALE)
    logits = outputs[:, :-1].masked_fill(masks == 0, -1e9)
    return torch.distributions.Categorical(logits=logits, validate_args=False), outputs[:, -1]


@torch.no_grad()
def collect(network: Any, batch: Batch, discount: float, device: str) -> list[Any]:
    """Play `LENGTH` choices of every game and write everything down."""
    pages: list[Any] = []
    for _ in range(LENGTH):
        rows, masks = torch.tensor(batch.observations, device=device), torch.tensor(batch.masks, device=device)
        choices, values = judge(network, rows, masks)
        actions, seats = choices.sample(), batch.seats.copy()
        batch.step(actions.cpu().numpy())
        brought = batch.rewards[np.arange(batch.games), seats]
        # What is good for whoever is asked next is bad for who was asked before, unless it is the same seat.
        signs = np.where(batch.overs, 0, np.where(batch.seats == seats, 1, -1))
        page = (rows, masks, actions, choices.log_prob(actions), values, brought, signs)
        pages.append([torch.as_tensor(part, device=device) for part in page])
    *seen, values, rewards, onwards = [torch.stack(parts) for parts in zip(*pages, strict=True)]
    rows, masks = torch.tensor(batch.observations, device=device), torch.tensor(batch.masks, device=device)
    gains = estimate_gains(values, rewards, discount * onwards, judge(network, rows, masks)[1])
    return [part.flatten(0, 1) for part in (*seen, gains + values, gains)]


def estimate_gains(values: Any, rewards: Any, onwards: Any, after: Any) -> Any:
    """How much better each choice was than expected (generalised advantage estimation)."""
    gains, gain = torch.zeros_like(values), torch.zeros_like(after)
    for step in reversed(range(LENGTH)):
        surprise = rewards[step] + onwards[step] * after - values[step]
        gains[step] = gain = surprise + onwards[step] * TRACE * gain
        after = values[step]
    return gains


def learn(network: Any, optimiser: Any, lesson: list[Any]) -> None:
    """Some passes over what was written down, in portions."""
    *others, gains = lesson
    lesson = [*others, (gains - gains.mean()) / (gains.std() + 1e-6)]
    for _ in range(PASSES):
        for portion in torch.randperm(len(gains), device=gains.device).chunk(max(PORTIONS, len(gains) // PORTION)):
            rows, masks, actions, logs, returns, better = [part[portion] for part in lesson]
            choices, values = judge(network, rows, masks)
            ratio = (choices.log_prob(actions) - logs).exp()
            gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            loss = -gain + VALUE_WEIGHT * (values - returns).square().mean() - ENTROPY_WEIGHT * choices.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


@torch.no_grad()
def evaluate(network: Any, table: SeatVectorEnv, games: int, seed: int, device: str) -> float:
    """The share of games won by the likeliest choices: as many in every row, or short ones would weigh more."""
    seen, _ = table.reset(seed=seed)
    quota = -(-games // table.num_envs)
    played, won = np.zeros(table.num_envs), 0.0
    while (played < quota).any():
        rows, masks = [torch.tensor(seen[name], device=device) for name in ("observation", "action_mask")]
        actions = judge(network, rows, masks)[0].logits.argmax(1)
        seen, rewards, overs, _, _ = table.step(actions.cpu().numpy())
        counts = overs & (played < quota)
        won += float(((rewards[counts] + 1) / 2).sum())
        played += counts
    return round(won / float(played.sum()), 4)


def train(
    bots: Annotated[str, Option(help="the opponent's rank, or self: it plays both seats")] = "picciotto",
    against: Annotated[str, Option(help="who examines it, ranks with commas between; left out: the opponent")] = "",
    games: Annotated[int, Option(help="games side by side")] = 256,
    steps: Annotated[int, Option(help="choices to learn from")] = 400_000,
    minutes: Annotated[float, Option(help="learn no longer than this")] = 1e9,
    every: Annotated[int, Option(help="lessons between evaluations")] = 4,
    exam: Annotated[int, Option(help="games of an evaluation")] = 500,
    width: Annotated[int, Option(help="neurons in a layer")] = 256,
    rate: Annotated[float, Option(help="learning rate")] = 1e-3,
    discount: Annotated[float, Option(help="what one more choice leaves of a win")] = 0.997,
    begin: Annotated[Path | None, Option(help="the network to go on with; left out: a new one")] = None,
    processes: Annotated[int | None, Option(help="left out: one a core; 0: none but this")] = None,
    seed: int = 1,
    device: str = "cpu",
    out: Annotated[Path | None, Option(help="where curve (.json, .svg) and network (.pt) go")] = None,
) -> list[dict[str, Any]]:
    """Learn Famiglia against a bot, or against itself."""
    torch.manual_seed(seed)
    batch = Batch(Task("famiglia", bots=None if bots == "self" else bots, seat=None), games, processes)
    batch.reset(seed=seed)
    inner = [nn.Linear(batch.observations.shape[1], width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()]
    network = nn.Sequential(*inner, nn.Linear(width, batch.masks.shape[1] + 1)).to(device)
    if begin:
        network.load_state_dict(torch.load(begin, map_location=device))
    optimiser = torch.optim.Adam(network.parameters(), lr=rate)
    ranks = (against or bots.replace("self", "picciotto")).split(",")
    tables = {rank: SeatVectorEnv("famiglia", min(exam, 250), rank, None, processes=processes) for rank in ranks}
    curve, lessons, done = Curve(out), 0, 0.0
    while True:
        if lessons % every == 0 or done >= 1:
            won = {rank: evaluate(network, tables[rank], exam, EXAM_SEED + lessons, device) for rank in ranks}
            curve.note(lessons * LENGTH * games, won)
            if out:
                torch.save(network.state_dict(), out.with_suffix(".pt"))
        if done >= 1:
            break
        lesson = collect(network, batch, discount, device)
        for group in optimiser.param_groups:
            group["lr"] = rate * (1 - 0.9 * done)
        learn(network, optimiser, lesson)
        lessons += 1
        done = max(lessons * LENGTH * games / steps, curve.seconds() / (60 * minutes))
    batch.close()
    for table in tables.values():
        table.close()
    curve.draw()
    return curve.points


if __name__ == "__main__":
    run(train)
