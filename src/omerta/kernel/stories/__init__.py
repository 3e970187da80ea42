"""Positions that remember how they came about."""
