"""The club around the tables: people, what they played, how strong they are, and where they meet."""
