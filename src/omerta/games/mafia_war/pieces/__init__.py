"""The pieces: the only writers of the board, headquarters, sheets and supplies, and the plain readings of them.

Every writer keeps the number of pieces; a test sees to it that nothing else in the game writes them.
"""
