-- What a match needs to survive an update of the rules.
-- Checksums: a row that was damaged is no decision that somebody took. Rows of old have none.
ALTER TABLE matches ADD COLUMN seal INTEGER;
ALTER TABLE decisions ADD COLUMN seal INTEGER;
ALTER TABLE held ADD COLUMN seal INTEGER;

-- The digest of the state after a row that ended a save.
ALTER TABLE decisions ADD COLUMN state TEXT;

-- The version that could not take the match up (a fingerprint), and what the table says of the last update, as JSON.
ALTER TABLE matches ADD COLUMN unread TEXT NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN notice TEXT NOT NULL DEFAULT '{}';

-- States of a match in play: the last one, and some with which a match may begin.
CREATE TABLE moments (
    match   INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    row     INTEGER NOT NULL,
    begins  INTEGER NOT NULL DEFAULT 0 CHECK (begins IN (0, 1)),
    state   TEXT    NOT NULL,
    asked   TEXT    NOT NULL,
    streams TEXT    NOT NULL,
    PRIMARY KEY (match, row)
);

-- What happened with each save, as it was told then; ``total`` counts the records up to there.
CREATE TABLE stories (
    match   INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    row     INTEGER NOT NULL,
    total   INTEGER NOT NULL,
    records TEXT    NOT NULL,
    PRIMARY KEY (match, row)
);

-- What came before a match was taken up from a moment: its header, its decisions and what happened, packed.
CREATE TABLE chapters (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    match   INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    body    BLOB    NOT NULL
);

CREATE INDEX chapters_of_a_match ON chapters (match);

-- How a match that is over stood at its end, for everybody, packed.
CREATE TABLE endings (
    match   INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    body    BLOB    NOT NULL
);

-- Matches that were set aside in former days are tried again, where nothing else is played in their channel now.
UPDATE OR IGNORE matches SET state = 'playing' WHERE state = 'broken' AND header IS NOT NULL;
