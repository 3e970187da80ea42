"""The attack that is going on, as a record. Attacks never nest, so a position holds one, with Soldati on the way."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.numbers import EMPTY


class AttackRecord:
    """Who attacks whom, where, and how far the conflict has come. No attack: `target` is EMPTY."""

    def __init__(self) -> None:
        self.target = EMPTY
        self.origin = EMPTY
        self.side = EMPTY
        """Whose Soldati attack: a seat, or NEUTRAL when agitated."""
        self.leader = EMPTY
        """The seat that makes the attacker's choices."""
        self.attackers = 0
        self.car = 0
        self.by_sea = False
        self.defender = EMPTY
        """The seat that plays the defence, EMPTY while nobody does."""
        self.leader_card = EMPTY
        self.defender_card = EMPTY
        self.leader_pick = EMPTY
        self.defender_pick = EMPTY
        """Cards and picks are EMPTY until chosen; a pick is 1 for pick-up, 0 for leave."""

    def copy(self) -> AttackRecord:
        """An equal record."""
        twin = AttackRecord()
        twin.target = self.target
        twin.origin = self.origin
        twin.side = self.side
        twin.leader = self.leader
        twin.attackers = self.attackers
        twin.car = self.car
        twin.by_sea = self.by_sea
        twin.defender = self.defender
        twin.leader_card = self.leader_card
        twin.defender_card = self.defender_card
        twin.leader_pick = self.leader_pick
        twin.defender_pick = self.defender_pick
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AttackRecord) and all(
            getattr(self, name) == getattr(other, name) for name in ATTACK_FIELDS
        )

    def __hash__(self) -> int:
        return hash((self.target, self.origin))


ATTACK_FIELDS: Final = (
    *("target", "origin", "side", "leader", "attackers", "car", "by_sea", "defender"),
    *("leader_card", "defender_card", "leader_pick", "defender_pick"),
)
