"""The games, one folder each, one shape: the only place that names a game."""
