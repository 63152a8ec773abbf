-- A seat brings what its game asks for: a deck, a faction.
ALTER TABLE seats RENAME COLUMN deck TO brings;

-- What else a lobby chose for its match (a map, a way to set up), as JSON.
ALTER TABLE matches ADD COLUMN settings TEXT NOT NULL DEFAULT '{}';
