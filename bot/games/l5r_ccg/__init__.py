"""The 1997 game as people see it: its names, its table, its questions, its log."""
