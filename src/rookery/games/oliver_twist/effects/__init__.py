"""What the characters do for a player: one function for each effect, and the choices it leaves."""
