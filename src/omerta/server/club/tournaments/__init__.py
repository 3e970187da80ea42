"""Tournaments: made by anybody with an account, played by people and bots, and run by the server itself."""
