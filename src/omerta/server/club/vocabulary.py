"""All documents of the club, for whoever describes them."""

from __future__ import annotations

from typing import Final

from omerta.server.club import documents
from omerta.server.club.export import Export
from omerta.server.club.friends import documents as friends
from omerta.server.club.reach import documents as reach
from omerta.server.club.records import documents as records
from omerta.server.club.tournaments import documents as tournaments

REQUESTS: Final = (*documents.REQUESTS, *friends.REQUESTS, *reach.REQUESTS, *tournaments.REQUESTS)
ANSWERS: Final = (*documents.ANSWERS, Export, *friends.ANSWERS, *reach.ANSWERS, *records.ANSWERS, *tournaments.ANSWERS)
