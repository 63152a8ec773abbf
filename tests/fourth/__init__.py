"""A fourth game as a contributor would add it: rules, words and a face, and nothing about it anywhere else."""
