"""Reports to look at: folds over rows, drawn as one page that needs nothing from outside."""
