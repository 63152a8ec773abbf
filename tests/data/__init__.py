"""What the data files of the games must hold."""
