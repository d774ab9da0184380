"""What the characters do for a player."""
