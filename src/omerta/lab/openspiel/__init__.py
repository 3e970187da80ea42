"""The games for OpenSpiel: after `import omerta.lab.openspiel`, `pyspiel.load_game("omerta_famiglia")` opens one.

There are `omerta_famiglia`, `omerta_mafia_war`, and `omerta_famiglia_small`, the last cards of a game with secret
hands, small enough to be solved. Table options are game parameters, numbers with an `n` before them:
`omerta_famiglia(hands=hidden,start=n0)`.
"""

from omerta.lab.openspiel.registering import register_games

register_games()

__all__ = ["register_games"]
