"""The parts that orders show, a module for each: when it can be done, how it begins, and what it asks."""
