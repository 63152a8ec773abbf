"""The kernel: everything that all games share. No game is named in it."""
