"""What is stored of matches, and how they resume after an update."""
