"""Tests of the map: facts, shapes, balance, breakage, drawing."""
