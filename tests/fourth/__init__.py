"""A fourth game as a contributor would add it: rules, words and a face, and no code about it in other places."""
