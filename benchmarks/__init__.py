"""Side by side with peers, and with the version before, in one run."""
