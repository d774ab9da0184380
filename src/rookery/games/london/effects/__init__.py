"""What cards do: icons by one interpreter, texts by a function each."""
