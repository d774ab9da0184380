"""The decisions of a turn, one a file."""
