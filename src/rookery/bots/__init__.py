"""Players that are not people: they know only the contract, and of a game only what their seat may know."""
