"""The parts of a store besides its matches, a matter in a file. Each part has a database, and writes its own tables."""
