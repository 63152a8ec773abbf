"""Root: its rules by the Law, and its cards."""
