"""Learn Famiglia from nothing, against a bot: masked proximal policy optimisation in plain PyTorch.

    python examples/learn_famiglia.py                          minutes on two cores, then over 80 % against picciotto
    python examples/learn_famiglia.py --bots soldato --games 2048 --steps 60000000 --device cuda      the long form

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

from omerta.lab.vector import SeatVectorEnv

LENGTH = 64  # choices of every game between two lessons
DISCOUNT, TRACE = 0.997, 0.95
CLIP, VALUE_WEIGHT, ENTROPY_WEIGHT = 0.2, 0.5, 0.01
PASSES, PORTIONS = 3, 4
EXAM_SEED = 7_000_000


def make_network(inputs: int, actions: int, width: int) -> Any:
    """The last output is the value of the position, the others are about the actions."""
    return nn.Sequential(
        nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, actions + 1)
    )


def judge(network: Any, seen: dict[str, Any], device: str) -> tuple[Any, Any]:
    """A distribution over the legal actions, and the value."""
    rows = torch.as_tensor(seen["observation"], device=device).float() / 4
    outputs = network(rows)
    logits = outputs[:, :-1].masked_fill(torch.as_tensor(seen["action_mask"], device=device) == 0, -1e9)
    return torch.distributions.Categorical(logits=logits, validate_args=False), outputs[:, -1]


def collect(network: Any, table: SeatVectorEnv, seen: dict[str, Any], device: str) -> tuple[dict[str, Any], Any]:
    """Play `LENGTH` choices of every game and write everything down."""
    kept: dict[str, list[Any]] = {
        name: [] for name in ("rows", "masks", "actions", "logs", "values", "rewards", "overs")
    }
    for _ in range(LENGTH):
        with torch.no_grad():
            choices, values = judge(network, seen, device)
            actions = choices.sample()
        kept["rows"].append(torch.as_tensor(seen["observation"], device=device))
        kept["masks"].append(torch.as_tensor(seen["action_mask"], device=device))
        kept["actions"].append(actions)
        kept["logs"].append(choices.log_prob(actions))
        kept["values"].append(values)
        seen, rewards, overs, _, _ = table.step(actions.cpu().numpy())
        kept["rewards"].append(torch.as_tensor(rewards, dtype=torch.float32, device=device))
        kept["overs"].append(torch.as_tensor(overs, dtype=torch.float32, device=device))
    lesson = {name: torch.stack(parts) for name, parts in kept.items()}
    with torch.no_grad():
        after = judge(network, seen, device)[1]
    lesson["gains"] = estimate_gains(lesson, after)
    return {name: part.flatten(0, 1) for name, part in lesson.items()}, seen


def estimate_gains(lesson: dict[str, Any], after: Any) -> Any:
    """How much better each choice was than expected (generalised advantage estimation)."""
    gains = torch.zeros_like(lesson["values"])
    gain = torch.zeros_like(after)
    for step in range(LENGTH - 1, -1, -1):
        goes_on = 1 - lesson["overs"][step]
        surprise = lesson["rewards"][step] + DISCOUNT * after * goes_on - lesson["values"][step]
        gain = surprise + DISCOUNT * TRACE * goes_on * gain
        gains[step] = gain
        after = lesson["values"][step]
    return gains


def learn(network: Any, optimiser: Any, lesson: dict[str, Any], device: str) -> None:
    """Some passes over what was written down, in portions."""
    returns = lesson["gains"] + lesson["values"]
    gains = (lesson["gains"] - lesson["gains"].mean()) / (lesson["gains"].std() + 1e-6)
    for _ in range(PASSES):
        for portion in torch.randperm(len(gains), device=device).chunk(PORTIONS):
            seen = {"observation": lesson["rows"][portion], "action_mask": lesson["masks"][portion]}
            choices, values = judge(network, seen, device)
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
        with torch.no_grad():
            actions = judge(network, seen, device)[0].logits.argmax(1)
        seen, rewards, overs, _, _ = table.step(actions.cpu().numpy())
        counts = overs & (played < quota)
        won += float(((rewards[counts] + 1) / 2).sum())
        played += counts
    return won / float(played.sum())


def train(arguments: argparse.Namespace) -> list[dict[str, float]]:
    """The whole course; the curve."""
    torch.manual_seed(arguments.seed)
    device = arguments.device
    table = SeatVectorEnv("famiglia", arguments.games, arguments.bots, None, processes=arguments.processes)
    inputs = table.batch.game.observer().layout.size
    network = make_network(inputs, len(table.batch.game.actions), arguments.width).to(device)
    optimiser = torch.optim.Adam(network.parameters(), lr=arguments.rate)
    curve: list[dict[str, float]] = []
    seen: dict[str, Any] = {}
    began, steps, lessons = time.perf_counter(), 0, 0
    while True:
        if lessons % arguments.every == 0 or steps >= arguments.steps:
            won = evaluate(network, table, arguments.exam, EXAM_SEED + lessons, device)
            curve.append({"steps": steps, "seconds": round(time.perf_counter() - began, 1), "won": round(won, 4)})
            print(f"{steps:>9} choices  {curve[-1]['seconds']:>7} s  {100 * won:5.1f} % won", flush=True)  # noqa: T201
            seen, _ = table.reset(seed=arguments.seed * EXAM_SEED + steps)
        if steps >= arguments.steps:
            break
        lesson, seen = collect(network, table, seen, device)
        for group in optimiser.param_groups:
            group["lr"] = arguments.rate * (1 - 0.9 * steps / arguments.steps)
        learn(network, optimiser, lesson, device)
        steps += LENGTH * arguments.games
        lessons += 1
    table.close()
    if arguments.out:
        torch.save(network.state_dict(), arguments.out.with_suffix(".pt"))
    return curve


def plot(curve: list[dict[str, float]], bots: str, path: Path) -> None:
    """The learning curve as a picture."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 3.5), layout="constrained")
    axes = figure.subplots()
    axes.plot([point["steps"] / 1e6 for point in curve], [100 * point["won"] for point in curve], marker="o")
    axes.axhline(80, linestyle="--", linewidth=1, color="grey")
    axes.set(xlabel="choices (millions)", ylabel=f"games won against {bots} (%)", ylim=(0, 100))
    axes.grid(alpha=0.3)
    figure.savefig(path, format="svg", metadata={"Date": None})


def main(words: list[str] | None = None) -> list[dict[str, float]]:
    """Read the command line, train, write what came of it."""
    parser = argparse.ArgumentParser(description="Learn Famiglia against a bot.")
    parser.add_argument("--bots", default="picciotto", help="the opponent's rank")
    parser.add_argument("--games", type=int, default=256, help="games side by side")
    parser.add_argument("--steps", type=int, default=400_000, help="choices to learn from")
    parser.add_argument("--every", type=int, default=4, help="lessons between evaluations")
    parser.add_argument("--exam", type=int, default=500, help="games of an evaluation")
    parser.add_argument("--width", type=int, default=256, help="neurons in a layer")
    parser.add_argument("--rate", type=float, default=1e-3, help="learning rate")
    parser.add_argument("--processes", type=int, default=None, help="left out: one a core; 0: none but this")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--out", type=Path, help="where curve (.json, .svg) and network (.pt) go")
    arguments = parser.parse_args(words)
    curve = train(arguments)
    if arguments.out:
        arguments.out.with_suffix(".json").write_text(json.dumps(curve, indent=1) + "\n")
        plot(curve, arguments.bots, arguments.out.with_suffix(".svg"))
    return curve


if __name__ == "__main__":
    main()
