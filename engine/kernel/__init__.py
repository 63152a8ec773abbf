"""The kernel: everything that all games share. It knows none of them by name."""
