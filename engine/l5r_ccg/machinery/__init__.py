"""What keeps the table, shows it, moves what lies on it, and reads and writes positions."""
