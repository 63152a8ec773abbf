"""Cards, decks, maps and words: files only. The marker lets the engine find them as resources."""
