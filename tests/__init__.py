"""The tests: they mirror src; contract/ holds every law for every game; journals/ are recorded games."""
