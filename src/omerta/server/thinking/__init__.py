"""Bots at the tables of a server: what they are asked, and who thinks about it."""

from omerta.server.thinking.composure import Composure
from omerta.server.thinking.question import Intent, Question, ask
from omerta.server.thinking.thinkers import Thinkers

__all__ = ["Composure", "Intent", "Question", "Thinkers", "ask"]
