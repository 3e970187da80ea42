"""What was measured, as a table for the docs and as a plot."""

from __future__ import annotations

from pathlib import Path
from typing import Any


def write_table(measured: dict[str, Any]) -> str:
    """A Markdown page."""
    where = measured["machine"]
    lines = [
        "# Measured",
        "",
        f"<!-- made by `make bench` --> Python {where['python']}, {where['engine']} engine, {where['cores']} cores "
        f"({where['processor']}), load {where['load']} at first; {where['rounds']} rounds of {where['seconds']} s of "
        "processor time in turn, in one process. A ratio is ours over theirs, round by round: the median, the lowest "
        "and the highest.",
        "",
        f"Versions: {', '.join([f'{name} {number}' for name, number in where['packages'].items()])}.",
        "",
        "![Ours over theirs, with the spread](measured.svg)",
        "",
    ]
    for group in measured["groups"]:
        lines += [*write_group(group), ""]
    lines += ["## Looking, weight and growth", "", "| | famiglia | mafia-war |", "| --- | --- | --- |"]
    games = measured["games"]
    for what in games["famiglia"]:
        lines.append(f"| {what} | {games['famiglia'][what]:,} | {games['mafia-war'][what]:,} |")
    return "\n".join([*lines, ""])


def write_group(group: dict[str, Any]) -> list[str]:
    """One table of the page, with its heading."""
    names = [name.removeprefix("omerta ").removeprefix("OpenSpiel omerta_") for name in group["ours"]]
    lines = [f"## {group['name']}, {group['unit']}", ""]
    if group["note"]:
        lines += [group["note"], ""]
    lines.append("| | " + group["unit"] + " | " + " | ".join([f"{name} beside it" for name in names]) + " |")
    lines.append("| --- " * (2 + len(names)) + "|")
    for name in group["ours"]:
        lines.append(f"| **{name}** | {group['speeds'][name]:,} |" + "  |" * len(names))
    for peer in group["peers"]:
        ratios = [_ratio(group["ratios"][name][peer]) for name in group["ours"]]
        lines.append(f"| {peer} | {group['speeds'][peer]:,} | " + " | ".join(ratios) + " |")
    if group["missing"]:
        lines += ["", f"Not installed: {', '.join(group['missing'])}."]
    return lines


def _ratio(ratio: dict[str, float]) -> str:
    return f"{ratio['median']:g}× ({ratio['lowest']:g}–{ratio['highest']:g})"


def plot(measured: dict[str, Any], path: Path) -> None:
    """All ratios, on a scale of tens."""
    from matplotlib.figure import Figure

    rows = [
        (f"{group['name']}: {ours} / {peer}", ratio)
        for group in measured["groups"]
        for ours, ratios in group["ratios"].items()
        for peer, ratio in ratios.items()
    ]
    figure = Figure(figsize=(11, 1 + 0.28 * len(rows)), layout="constrained")
    axes = figure.subplots()
    for place, (_, ratio) in enumerate(reversed(rows)):
        axes.plot([ratio["lowest"], ratio["highest"]], [place, place], color="#8a6d3b", linewidth=4, alpha=0.4)
        axes.plot([ratio["median"]], [place], "o", color="#5b1e1e")
    axes.set_yticks(range(len(rows)), [name for name, _ in reversed(rows)], fontsize=8)
    axes.set_xscale("log")
    axes.axvline(1, color="grey", linewidth=1)
    axes.set_xlabel("ours over theirs")
    axes.grid(axis="x", alpha=0.3)
    figure.savefig(path, format="svg", metadata={"Date": None})
