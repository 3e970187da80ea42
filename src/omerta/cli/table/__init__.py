"""A table in the terminal: the sitting, what people type, and what is kept of it."""
