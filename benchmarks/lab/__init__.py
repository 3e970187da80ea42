"""The engine and the lab's doors beside their peers, in turn in one process: speeds and ratios with their spread."""
