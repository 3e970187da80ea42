"""Records from elsewhere."""
