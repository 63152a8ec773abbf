"""The kernel: everything that all games share. The kernel knows no single game."""
