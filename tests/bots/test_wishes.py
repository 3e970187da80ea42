"""A bot reads what its partner asks for: it speaks for a choice, and is forgotten when it is taken back."""

from __future__ import annotations

from collections import Counter

from omerta.bots import Wish, make_bot, make_judge
from omerta.games import find_game
from omerta.kernel import Dice, Sight, settle

WAR = find_game("mafia-war")
CHOICES = 700


def questions() -> list[tuple[Sight, dict[str, str]]]:
    """Questions of a game between soldati that are answered by an area of somebody else: where it leads, by action."""
    state, dice = WAR.setup(WAR.choose_options({})), Dice("wishes")
    bot = make_bot(WAR, "soldato", dice)
    found: list[tuple[Sight, dict[str, str]]] = []
    for _ in range(CHOICES):
        settle(state, dice)
        if state.outcome() is not None:
            break
        seat = state.to_move()[0]
        sight = state.seen_by(seat)
        view = WAR.view_of(sight)
        targets = {
            offer.action: offer.targets[0].removeprefix("area:")
            for offer in view.offers
            if not offer.anytime and len(offer.targets) == 1 and offer.targets[0].startswith("area:")
        }
        if len(targets) > 1:
            found.append((sight, targets))
        state.advance(seat, bot.choose(sight))
    return found


def test_a_wish_speaks_for_what_it_is_about_until_it_is_taken_back() -> None:
    judge, bot = make_judge(WAR, Dice("judge")), make_bot(WAR, "soldato", Dice("bot"))
    followed: Counter[str] = Counter()
    for sight, targets in questions():
        choices = judge.sensible(sight)
        plain = {choice.notation: judge.worth(sight, choice) for choice in choices}
        for word in ("attack", "hold"):
            for choice in choices:
                place = targets.get(choice.notation)
                if place is None:
                    continue
                judge.heed([Wish(word, place), Wish("attack", "atlantis")])
                raised = judge.worth(sight, choice) - plain[choice.notation]
                judge.heed([])
                assert judge.worth(sight, choice) == plain[choice.notation]
                followed[f"{word} raised"] += raised > 0
                if raised > 0:
                    before = bot.choose(sight).notation
                    bot.heed([Wish(word, place)])
                    followed[word] += bot.choose(sight) is choice and before != choice.notation
                    bot.heed([])
    assert followed["attack"] > 0, followed
    assert followed["hold"] > 0, followed
