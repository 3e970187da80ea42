"""Attacks and conflicts."""
