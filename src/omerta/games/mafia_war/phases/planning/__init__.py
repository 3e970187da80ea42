"""The planning phase: turns on the action sheets, and the Ultima Azione."""
