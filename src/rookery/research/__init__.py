"""The games as environments of other people's libraries, many games at once, and positions to measure against."""
