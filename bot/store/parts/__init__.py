"""The parts of a store besides its matches, one file for each. A part has a database, and writes its own tables."""
