"""London."""
