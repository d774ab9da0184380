"""Who plays when nobody does: minds know only the contract, and of a game only what their seat may know."""
