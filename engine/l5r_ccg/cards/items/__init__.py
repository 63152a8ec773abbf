"""Items by kind."""
