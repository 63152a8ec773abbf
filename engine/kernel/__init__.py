"""The kernel: everything that all games share. It knows no single game."""
