"""The games in other people's libraries."""
