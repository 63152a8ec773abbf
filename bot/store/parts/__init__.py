"""What a store keeps besides matches, a matter in a file."""
