"""What card games share: abilities and who listens, uses and costs, windows, lasting effects, the words of cards."""
