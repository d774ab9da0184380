"""The decisions of the game, one a file: what may be chosen, and what that does."""
