"""What a game is: state, moves, events, dice, journal. Knows no game."""
