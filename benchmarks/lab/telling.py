"""How a group is told: speeds, and ours over theirs round by round."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Any


def tell_group(
    name: str,
    unit: str,
    ours: dict[str, list[float]],
    peers: dict[str, list[float]],
    missing: Sequence[str],
    note: str = "",
) -> dict[str, Any]:
    """Everybody's speed in every round, as the report reads it."""
    return {
        "name": name,
        "unit": unit,
        "note": note,
        "ours": list(ours),
        "peers": list(peers),
        "missing": list(missing),
        "speeds": {who: round(median(speeds)) for who, speeds in {**ours, **peers}.items()},
        "ratios": {mine: {peer: compare(ours[mine], peers[peer]) for peer in peers} for mine in ours},
    }


def compare(ours: list[float], theirs: list[float]) -> dict[str, float]:
    """Ours over theirs, round by round."""
    ratios = [one / other for one, other in zip(ours, theirs, strict=True)]
    return {"median": _short(median(ratios)), "lowest": _short(min(ratios)), "highest": _short(max(ratios))}


def _short(ratio: float) -> float:
    return float(f"{ratio:.2g}")
