"""The server: tables, seats, storage, protocol."""
