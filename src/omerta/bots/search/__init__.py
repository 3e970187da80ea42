"""Search that knows no game: budgets, worlds that are tried out, a tree over chance, small matrix games."""
