"""People who know each other: friends, whom one played with, and invitations to a table."""
