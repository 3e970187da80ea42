"""The speaker: turns events, offers, prompts and refusals into sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from omerta.kernel import Event, Game, IllegalAction, Offer, Outcome, Prompt
from omerta.messages.catalogue import ENGLISH, Argument, read_catalogue


def plainly(words: str) -> str:
    """Words nobody wrote a message for, made readable: `take-two 3` becomes `Take two 3`."""
    text = words.replace("-", " ").replace("_", " ")
    return text[:1].upper() + text[1:]


class Speaker:
    """Speaks one language to one table. Every message may also use $seat0, $seat1 …, the labels of all seats."""

    def __init__(self, game: Game, language: str = ENGLISH, seats: Sequence[str] = ()) -> None:
        self.language = language
        self._game = game
        self._catalogue = read_catalogue(game.name, language)
        self._printed = game.printed_names(language)
        self._seats = tuple(seats[seat] if seat < len(seats) else str(seat) for seat in range(game.seats))
        self._labels = {f"seat{seat}": label for seat, label in enumerate(self._seats)}

    def in_language(self, language: str) -> Speaker:
        """The same table in another language; whoever is called "you" is called so there too."""
        other = Speaker(self._game, language)
        mine, theirs = self.text("term-you"), other.text("term-you")
        seats = [theirs + seat.removeprefix(mine) if seat.startswith(mine) else seat for seat in self._seats]
        return Speaker(self._game, language, seats)

    def event(self, event: Event) -> str:
        """What happened, as one sentence."""
        return self._find(f"event-{event.kind}", event.args) or self._list(event.kind, event.args)

    def preview(self, event: Event) -> str:
        """What would happen, as words that follow a choice; empty where the choice says it already."""
        return self._catalogue.find(f"event-{event.kind}", self._arguments(event.args), "preview") or ""

    def choice(self, offer: Offer) -> str:
        """A choice in words."""
        args = dict([target.split(":", 1) for target in offer.targets])
        verb, *values = offer.action.split()
        said = self._find(f"choice-{verb}", args)
        return said or plainly(" ".join([verb, *[self.name(value) for value in values]]))

    def prompt(self, prompt: Prompt) -> str:
        """What is being asked."""
        return self._find(f"prompt-{prompt.key}", prompt.args) or self._list(prompt.key, prompt.args)

    def refusal(self, error: IllegalAction) -> str:
        """Why an action is refused, without the rule's id."""
        return self._find(f"refusal-{error.code}", {}) or f"{plainly(error.code)}."

    def outcome(self, outcome: Outcome) -> str:
        """How the game ended and who won it."""
        winners = " & ".join([self.seat(seat) for seat in outcome.winners])
        result = (
            self.text("result-won", winners=winners, count=len(outcome.winners))
            if winners
            else self.text("result-drawn")
        )
        return f"{self._find(f'outcome-{outcome.reason}', {}) or f'{plainly(outcome.reason)}.'} {result}"

    def seat(self, seat: int) -> str:
        """The label of a seat."""
        return self._seats[seat]

    def name(self, thing: str, attribute: str = "") -> str:
        """The name of a card, an area, a family …: in this language, else as printed, else its id."""
        printed = f"{thing}.{attribute}" if attribute else thing
        return self._catalogue.find(f"name-{thing}", self._labels, attribute) or self._printed.get(printed, thing)

    def text(self, key: str, **args: Argument) -> str:
        """Any other message, or the attribute of one where the key is `message.attribute`."""
        return self._say(key, args)

    def _say(self, key: str, args: Mapping[str, Argument]) -> str:
        # A language file may lag behind the engine; a bare key still tells more than a broken table.
        return self._find(key, args) or key.replace("-", " ")

    def _find(self, key: str, args: Mapping[str, Argument]) -> str | None:
        message, _, attribute = key.partition(".")
        return self._catalogue.find(message, self._arguments(args), attribute)

    def _list(self, word: str, args: Mapping[str, Argument]) -> str:
        """A game of another package may have no messages: its own words say enough to play."""
        values = [str(self._argument(name, value)) for name, value in args.items()]
        return f"{plainly(word)}: {', '.join(values)}" if values else plainly(word)

    def _arguments(self, args: Mapping[str, Argument]) -> dict[str, Argument]:
        named = {name: self._argument(name, value) for name, value in args.items()}
        # What belongs to the seat that acts is its own: its name need not be said twice.
        own = {"owner": "own"} if "owner" in args and args["owner"] == args.get("seat") else {}
        return {**self._labels, **named, **own}

    def _argument(self, name: str, value: Argument) -> Argument:
        """Ids become names, seats their labels; numbers stay numbers, so that plurals work in every language."""
        number = int(value) if isinstance(value, str) and value.isdecimal() else value
        if name == "seat" and isinstance(number, int):
            return self._seats[number]
        return self.name(number) if isinstance(number, str) else number
