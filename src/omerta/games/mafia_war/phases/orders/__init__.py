"""The encounter phase: orders one by one, a module for each printed part."""
