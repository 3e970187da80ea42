"""Omertà: the open table for The Great Mafia War and Famiglia."""
