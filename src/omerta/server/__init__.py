"""The table people reach with a browser: transport, storage and time; nothing a rulebook mentions."""
