"""All documents of the club, for whoever describes them."""

from __future__ import annotations

from typing import Final

from omerta.server.club import documents
from omerta.server.club.export import Export
from omerta.server.club.friends import documents as friends

REQUESTS: Final = (*documents.REQUESTS, *friends.REQUESTS)
ANSWERS: Final = (*documents.ANSWERS, Export, *friends.ANSWERS)
