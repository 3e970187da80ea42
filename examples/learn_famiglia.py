"""Learn Famiglia from nothing, against a bot or against itself: masked proximal policy optimisation in plain PyTorch.

    python examples/learn_famiglia.py                          minutes on two cores, then over 80 % against picciotto
    python examples/learn_famiglia.py --bots self --games 4096 --steps 200000000 --device cuda        the long form

It prints a line for every evaluation and writes the curve (JSON and SVG) and the network beside it.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from omerta.lab.batch import Batch, Task
from omerta.lab.vector import SeatVectorEnv

LENGTH = 64  # choices of every game between two lessons
TRACE = 0.95
CLIP, VALUE_WEIGHT, ENTROPY_WEIGHT = 0.2, 0.5, 0.01
PASSES, PORTIONS, PORTION = 3, 4, 16_384  # at least so many portions, none larger than this
EXAM_SEED = 7_000_000
SELF = "self"


def make_network(inputs: int, actions: int, width: int) -> Any:
    """The last output is the value of the position, the others are about the actions."""
    return nn.Sequential(
        nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, actions + 1)
    )


def judge(network: Any, rows: Any, masks: Any) -> tuple[Any, Any]:
    """A distribution over the legal actions, and the value for whoever is asked."""
    outputs = network(rows.float() / 4)
    logits = outputs[:, :-1].masked_fill(masks == 0, -1e9)
    return torch.distributions.Categorical(logits=logits, validate_args=False), outputs[:, -1]


def collect(network: Any, batch: Batch, discount: float, device: str) -> dict[str, Any]:
    """Play `LENGTH` choices of every game and write everything down."""
    names = ("rows", "masks", "actions", "logs", "values", "rewards", "onwards")
    kept: dict[str, list[Any]] = {name: [] for name in names}
    every = np.arange(batch.games)
    for _ in range(LENGTH):
        rows, masks = torch.tensor(batch.observations, device=device), torch.tensor(batch.masks, device=device)
        with torch.no_grad():
            choices, values = judge(network, rows, masks)
            actions = choices.sample()
        seats = batch.seats.copy()
        batch.step(actions.cpu().numpy())
        # What is good for whoever is asked next is bad for who was asked before, unless it is the same seat.
        onwards = np.where(batch.overs, 0, np.where(batch.seats == seats, 1, -1))
        seen = (rows, masks, actions, choices.log_prob(actions), values, batch.rewards[every, seats], onwards)
        for name, part in zip(names, seen, strict=True):
            kept[name].append(torch.as_tensor(part, device=device))
    lesson = {name: torch.stack(parts) for name, parts in kept.items()}
    rows, masks = torch.tensor(batch.observations, device=device), torch.tensor(batch.masks, device=device)
    with torch.no_grad():
        lesson["gains"] = estimate_gains(lesson, judge(network, rows, masks)[1], discount)
    return {name: part.flatten(0, 1) for name, part in lesson.items()}


def estimate_gains(lesson: dict[str, Any], after: Any, discount: float) -> Any:
    """How much better each choice was than expected (generalised advantage estimation)."""
    gains = torch.zeros_like(lesson["values"])
    gain = torch.zeros_like(after)
    for step in range(LENGTH - 1, -1, -1):
        onwards = discount * lesson["onwards"][step]
        surprise = lesson["rewards"][step] + onwards * after - lesson["values"][step]
        gain = surprise + onwards * TRACE * gain
        gains[step] = gain
        after = lesson["values"][step]
    return gains


def learn(network: Any, optimiser: Any, lesson: dict[str, Any], device: str) -> None:
    """Some passes over what was written down, in portions."""
    returns = lesson["gains"] + lesson["values"]
    gains = (lesson["gains"] - lesson["gains"].mean()) / (lesson["gains"].std() + 1e-6)
    for _ in range(PASSES):
        for portion in torch.randperm(len(gains), device=device).chunk(max(PORTIONS, len(gains) // PORTION)):
            choices, values = judge(network, lesson["rows"][portion], lesson["masks"][portion])
            ratio = (choices.log_prob(lesson["actions"][portion]) - lesson["logs"][portion]).exp()
            better = torch.min(ratio * gains[portion], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[portion])
            loss = -better.mean() + VALUE_WEIGHT * (values - returns[portion]).square().mean()
            loss = loss - ENTROPY_WEIGHT * choices.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def evaluate(network: Any, table: SeatVectorEnv, games: int, seed: int, device: str) -> float:
    """The share of games won by the likeliest choices; the first games of every row count, so short ones do not weigh
    more than long ones."""
    seen, _ = table.reset(seed=seed)
    quota = -(-games // table.num_envs)
    played, won = np.zeros(table.num_envs), 0.0
    while (played < quota).any():
        rows, masks = [torch.tensor(seen[name], device=device) for name in ("observation", "action_mask")]
        with torch.no_grad():
            actions = judge(network, rows, masks)[0].logits.argmax(1)
        seen, rewards, overs, _, _ = table.step(actions.cpu().numpy())
        counts = overs & (played < quota)
        won += float(((rewards[counts] + 1) / 2).sum())
        played += counts
    return won / float(played.sum())


def train(arguments: argparse.Namespace) -> list[dict[str, Any]]:
    """The whole course; the curve."""
    torch.manual_seed(arguments.seed)
    device, processes = arguments.device, arguments.processes
    against = arguments.against or ("picciotto" if arguments.bots == SELF else arguments.bots)
    seats = min(arguments.exam, 250)
    ranks = against.split(",")
    tables = {rank: SeatVectorEnv("famiglia", seats, rank, None, processes=processes) for rank in ranks}
    task = Task("famiglia", bots=None if arguments.bots == SELF else arguments.bots, seat=None)
    batch = Batch(task, arguments.games, processes)
    batch.reset(seed=arguments.seed)
    network = make_network(batch.observations.shape[1], batch.masks.shape[1], arguments.width).to(device)
    if arguments.begin:
        network.load_state_dict(torch.load(arguments.begin, map_location=device))
    optimiser = torch.optim.Adam(network.parameters(), lr=arguments.rate)
    curve: list[dict[str, Any]] = []
    began, steps, lessons, done = time.perf_counter(), 0, 0, 0.0
    while True:
        if lessons % arguments.every == 0 or done >= 1:
            exam = (arguments.exam, EXAM_SEED + lessons, device)
            won = {rank: round(evaluate(network, table, *exam), 4) for rank, table in tables.items()}
            seconds = round(time.perf_counter() - began, 1)
            curve.append({"steps": steps, "seconds": seconds, "won": won})
            shares = ", ".join([f"{100 * share:5.1f} % of games won against {rank}" for rank, share in won.items()])
            if arguments.out:
                torch.save(network.state_dict(), arguments.out.with_suffix(".pt"))
            print(f"{steps:>9} choices  {seconds:>7} s  {shares}", flush=True)  # noqa: T201
        if done >= 1:
            break
        lesson = collect(network, batch, arguments.discount, device)
        for group in optimiser.param_groups:
            group["lr"] = arguments.rate * (1 - 0.9 * done)
        learn(network, optimiser, lesson, device)
        steps += LENGTH * arguments.games
        lessons += 1
        done = max(steps / arguments.steps, (time.perf_counter() - began) / (60 * arguments.minutes))
    batch.close()
    for table in tables.values():
        table.close()
    return curve


def plot(curve: list[dict[str, Any]], path: Path) -> None:
    """The learning curve as a picture."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 3.5), layout="constrained")
    axes = figure.subplots()
    for rank in curve[0]["won"]:
        shares = [100 * point["won"][rank] for point in curve]
        axes.plot([point["steps"] / 1e6 for point in curve], shares, marker="o", label=f"against {rank}")
    axes.axhline(80, linestyle="--", linewidth=1, color="grey")
    axes.set(xlabel="choices (millions)", ylabel="games won (%)", ylim=(0, 100))
    axes.legend(loc="lower right")
    axes.grid(alpha=0.3)
    figure.savefig(path, format="svg", metadata={"Date": None})


def main(words: list[str] | None = None) -> list[dict[str, Any]]:
    """Read the command line, train, write what came of it."""
    parser = argparse.ArgumentParser(description="Learn Famiglia against a bot, or against itself.")
    parser.add_argument("--bots", default="picciotto", help="the opponent's rank, or self: it plays both seats")
    parser.add_argument("--against", help="who examines it, ranks with commas between; left out: the opponent")
    parser.add_argument("--games", type=int, default=256, help="games side by side")
    parser.add_argument("--steps", type=int, default=400_000, help="choices to learn from")
    parser.add_argument("--minutes", type=float, default=1e9, help="learn no longer than this")
    parser.add_argument("--every", type=int, default=4, help="lessons between evaluations")
    parser.add_argument("--exam", type=int, default=500, help="games of an evaluation")
    parser.add_argument("--width", type=int, default=256, help="neurons in a layer")
    parser.add_argument("--rate", type=float, default=1e-3, help="learning rate")
    parser.add_argument("--discount", type=float, default=0.997, help="what one more choice leaves of a win")
    parser.add_argument("--begin", type=Path, help="the network to go on with; left out: a new one")
    parser.add_argument("--processes", type=int, default=None, help="left out: one a core; 0: none but this")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--out", type=Path, help="where curve (.json, .svg) and network (.pt) go")
    arguments = parser.parse_args(words)
    curve = train(arguments)
    if arguments.out:
        arguments.out.with_suffix(".json").write_text(json.dumps(curve, indent=1) + "\n")
        plot(curve, arguments.out.with_suffix(".svg"))
    return curve


if __name__ == "__main__":
    main()
