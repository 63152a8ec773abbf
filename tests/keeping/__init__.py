"""What is kept of matches, and how they are taken up again after an update."""
