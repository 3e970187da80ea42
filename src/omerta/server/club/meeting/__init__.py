"""Where people meet: open tables, and whoever looks for somebody to play with."""
