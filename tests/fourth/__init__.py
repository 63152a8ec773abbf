"""A fourth game, as somebody would add it: its rules, its words and its face, and nothing else of it anywhere."""
