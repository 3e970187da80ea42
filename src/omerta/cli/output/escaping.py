"""Signs that would steer a terminal instead of being read: shown escaped, never sent."""

from __future__ import annotations

import re

STEERING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters but line feed and tab, marks that turn the writing direction, halves of characters."""


def escape(text: str) -> str:
    """The text with every steering sign written as `\\u001b`, which JSON reads as the sign itself."""
    return STEERING.sub(lambda found: f"\\u{ord(found.group()):04x}", text)


def in_one_line(text: str) -> str:
    """The text escaped, its line breaks and wide gaps turned into single spaces."""
    return escape(" ".join(text.split()))
