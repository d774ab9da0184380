"""`python -m rookery` is `rookery`."""

from rookery.terminal.main import main

if __name__ == "__main__":
    main()
