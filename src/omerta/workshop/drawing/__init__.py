"""The map of an edition as a picture."""
