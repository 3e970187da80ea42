"""Where commands speak and write."""
