"""Sentences for people: one catalogue of Fluent messages for the terminal and the browser."""

from omerta.messages.catalogue import LANGUAGES, Catalogue, preferred_language, read_catalogue
from omerta.messages.law import read_law
from omerta.messages.speaker import Speaker

__all__ = ["LANGUAGES", "Catalogue", "Speaker", "preferred_language", "read_catalogue", "read_law"]
