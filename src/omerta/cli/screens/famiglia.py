"""Famiglia in a terminal: the Street between two hands."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from omerta.cli.screens.famiglia_cards import FAMILY_STYLES, POINTS, SYMBOLS, chips, family_of, tiles, value_of
from omerta.cli.screens.screen import Screen, Sight
from omerta.games.famiglia import CARD_IDS, FamigliaView
from omerta.kernel import SPECTATOR, Event, Offer, View
from omerta.messages import Speaker

TAKING = ("take", "lower")
"""Choices that light a card of the Street."""
SENT_AWAY = ("discarded", "buried")
"""Events after which new cards come."""
RANKS = {"accountant": 1, "brute": 1, "discard": 2, "discard-new": 2, "enough": 3, "pass": 3}
ABILITIES = {
    "famiglia": "term-famiglia-does-famiglia",
    "accountant": "term-famiglia-does-accountant",
    "brute": "term-famiglia-does-brute",
    "mercenary": "term-famiglia-does-mercenary",
}
LABEL = 18
"""Columns for a player's name."""


class FamigliaScreen(Screen):
    """The opponent above, the Street in the middle, the viewer below."""

    def draw(self, sight: Sight) -> RenderableType:
        """The whole table."""
        view, speaker, width = sight.view, sight.speaker, sight.width
        assert isinstance(view, FamigliaView)
        below = 0 if view.seat == SPECTATOR else view.seat
        street = (
            Text(speaker.text("term-famiglia-street"), style="bold").append("   ").append_text(self.legend(speaker))
        )
        return Group(
            _stack_line(view, speaker, width),
            *_seat_lines(view, speaker, 1 - below, width),
            Rule(street, style="grey50"),
            _street(view, speaker, width),
            Rule(style="grey50"),
            *_seat_lines(view, speaker, below, width),
        )

    def paint(self, text: str, view: View, speaker: Speaker) -> Text:
        """Card names in the colours of their families."""
        painted = Text(text)
        for family, style in FAMILY_STYLES.items():
            painted.highlight_words([speaker.name(f"{family}-{value}") for value in range(5)], style)
        return painted

    def legend(self, speaker: Speaker) -> Text:
        """The four signs."""
        return Text("  ").join(
            Text(f"{SYMBOLS[family]} {speaker.name(family)}", style=style) for family, style in FAMILY_STYLES.items()
        )

    def expected(self, view: View) -> list[str]:
        """Taking or sending away what stands in the Street, playing what is in hand."""
        assert isinstance(view, FamigliaView)
        street = list(dict.fromkeys(view.street))
        hand = dict.fromkeys(view.hands[view.seat].cards or ()) if view.seat >= 0 else {}
        able = [card for card in hand if family_of(card) in ("accountant", "brute") and value_of(card) > 0]
        return [
            *[f"take {card}" for card in street],
            *[f"{family_of(card)} {card}" for card in able],
            *[f"discard {card}" for card in street if value_of(card) > 0],
        ]

    def rank_of(self, offer: Offer) -> int:
        """What can be taken, then whom to play, then who can be sent away; what declines comes last."""
        return RANKS.get(offer.action.split()[0], 0)

    def foretell(self, view: View, event: Event, speaker: Speaker) -> str:
        """How many new cards come for one that is sent away, else what the catalogue says."""
        assert isinstance(view, FamigliaView)
        if event.kind not in SENT_AWAY:
            return speaker.preview(event)
        count = value_of(str(event.args["card"]))
        if view.second_pass:
            # No more come than are left, and the buried one is the last of them.
            count = min(count, view.stack_size + len(view.buried) + 1)
        return speaker.text(f"effect-{event.kind}", count=count)

    def look(self, view: View, word: str, speaker: Speaker) -> str:
        """What a card is worth and does, and who is on it."""
        wanted = word.casefold()
        names = [(card, f"{speaker.name(card, 'alias')} {speaker.name(card)}".casefold()) for card in CARD_IDS]
        exact = [card for card, _ in names if wanted in (card, speaker.name(card, "alias").casefold())]
        found = next(iter([*exact, *[card for card, name in names if wanted in name]]), "")
        if not found:
            return ""
        family, value = family_of(found), value_of(found)
        does = ABILITIES[family] if value or family == "famiglia" else "term-famiglia-no-ability"
        return speaker.text(
            "term-famiglia-card",
            name=found,
            points=POINTS[found],
            does=speaker.text(does, value=value),
            about=speaker.name(found, "about"),
        )

    def has_secrets(self, view: View) -> bool:
        """Only where hands are hidden."""
        assert isinstance(view, FamigliaView)
        return view.hidden_hands


def _stack_line(view: FamigliaView, speaker: Speaker, width: int) -> Text:
    """How far the game has gone."""
    stack = view.stack_size + len(view.buried)
    parts = [
        speaker.text("term-famiglia-second-pass" if view.second_pass else "term-famiglia-first-pass"),
        speaker.text("term-famiglia-stack", count=stack),
        speaker.text("term-famiglia-discards", count=len(view.discards)),
    ]
    if view.turns_left is not None and view.outcome is None:
        parts.append(speaker.text("term-famiglia-last-turns", turns=view.turns_left))
    if view.passes == 1 and view.outcome is None:
        parts.append(speaker.text("term-famiglia-one-pass"))
    line = Text(" · ".join(parts), style="grey70", no_wrap=True, overflow="ellipsis")
    if view.buried:
        line.append(f" · {speaker.text('term-famiglia-buried')} ").append_text(chips(view.buried, width // 2))
    return line


def _seat_lines(view: FamigliaView, speaker: Speaker, seat: int, width: int) -> list[Text]:
    """Name, points, hand; below them what is parked."""
    points = view.points[seat]
    said = (
        speaker.text("term-famiglia-points-unknown")
        if points is None
        else speaker.text("term-famiglia-points", points=points)
    )
    on_turn = seat in view.to_move
    label = Text(f"{'▶' if on_turn else ' '} {speaker.seat(seat)}", style="bold" if on_turn else "")
    label.truncate(LABEL, overflow="ellipsis", pad=True)
    words = [speaker.text("term-famiglia-hand"), speaker.text("term-famiglia-parked")]
    column = max(len(word) for word in words)
    indent = LABEL + 9
    room = width - indent - column - 1
    hand = view.hands[seat]
    shown = chips(hand.cards, room) if hand.cards is not None else Text("▒▒ " * hand.size, style="grey50")
    parked = chips(view.parked[seat], room) if view.parked[seat] else _nothing(speaker)
    lines = [
        Text.assemble(label, f"{said:>7}  ", (f"{words[0]:<{column}} ", "grey70"), shown),
        Text.assemble(" " * indent, (f"{words[1]:<{column}} ", "grey70"), parked),
    ]
    for line in lines:
        line.no_wrap = True
        line.overflow = "ellipsis"
    return lines


def _nothing(speaker: Speaker) -> Text:
    return Text(speaker.text("term-famiglia-nothing"), style="grey50")


def _lit(view: FamigliaView) -> set[str]:
    """The kinds of card that an offer takes or lowers."""
    kinds = set(_targets(view, TAKING))
    if view.lowered and any(offer.action == "take-lowered" for offer in view.offers):
        kinds.add(view.lowered)
    return kinds


def _targets(view: FamigliaView, verbs: Iterable[str]) -> list[str]:
    wanted = tuple(verbs)
    return [
        target.removeprefix("card:")
        for offer in view.offers
        if offer.action.split()[0] in wanted
        for target in offer.targets
        if target.startswith("card:")
    ]


def _street(view: FamigliaView, speaker: Speaker, width: int) -> RenderableType:
    """The cards of the Street; those added this turn stand apart, those that can be taken are lit."""
    if not view.street:
        return Text(speaker.text("term-famiglia-street-empty"), style="grey50")
    first_new = len(view.street) - view.fresh
    lit = _lit(view)
    open_from = first_new if view.added else 0
    lights = [place >= open_from and card in lit for place, card in enumerate(view.street)]
    lowered_at = view.street.index(view.lowered, open_from) if view.lowered in view.street[open_from:] else -1
    return tiles(view.street, speaker, width, lights, first_new, (lowered_at, view.lowered_to))
