"""The Great Mafia War for learners: what each place of the row means, and what writes it."""
