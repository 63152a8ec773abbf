-- What decks a match accepts; empty: what its game accepts where nothing else is said.
ALTER TABLE matches ADD COLUMN form TEXT NOT NULL DEFAULT '';
