-- Decks that people keep. One without a name is only looked at: it goes after a while.
CREATE TABLE decks (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    owner  INTEGER NOT NULL,
    game   TEXT    NOT NULL,
    name   TEXT,
    shared INTEGER NOT NULL DEFAULT 0 CHECK (shared IN (0, 1)),
    made   TEXT    NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE UNIQUE INDEX one_deck_of_a_name ON decks (owner, name COLLATE NOCASE) WHERE name IS NOT NULL;

CREATE INDEX decks_without_a_name ON decks (made) WHERE name IS NULL;

CREATE TABLE deck_versions (
    deck    INTEGER NOT NULL REFERENCES decks (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    body    TEXT    NOT NULL,
    made    TEXT    NOT NULL DEFAULT CURRENT_TIMESTAMP,
    PRIMARY KEY (deck, version)
) WITHOUT ROWID;
