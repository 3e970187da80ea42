"""The phases of The Great Mafia War, one file per printed step."""
