"""The decisions of the game, one a file: what may be chosen, what that does, and why another is refused."""
