"""Tables: the people at one, its log, its position, and what is kept of its games."""
