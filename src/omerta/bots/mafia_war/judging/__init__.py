"""How a judge reads a table of The Great Mafia War and values what can be done there."""
