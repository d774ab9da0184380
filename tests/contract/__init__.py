"""The laws that every registered game obeys."""
