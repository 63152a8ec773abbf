"""What cards of several files say alike."""
