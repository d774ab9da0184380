"""What a player may owe, one decision a file: what is open (`legal`), and what comes of it (`play`)."""
