"""What a player may owe, one decision a file."""
