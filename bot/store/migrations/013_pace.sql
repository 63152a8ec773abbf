-- The clock of a match and the turns of its seats, as JSON, with the house's time of the last change.
CREATE TABLE clocks (
    match INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    body  TEXT    NOT NULL,
    at    TEXT    NOT NULL
);

-- Whom a match waits for, since when, and until when in the house's time (none: there is no clock).
CREATE TABLE waiting (
    match  INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat   INTEGER NOT NULL,
    person INTEGER NOT NULL,
    since  TEXT    NOT NULL,
    until  TEXT,
    PRIMARY KEY (match, seat)
);

CREATE INDEX waiting_for_a_person ON waiting (person, until);

-- The messages that call somebody to a table. They are removed once the turn is taken.
CREATE TABLE calls (
    match   INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat    INTEGER NOT NULL,
    turn    INTEGER NOT NULL,
    place   INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (match, seat, message)
);

CREATE INDEX open_matches_of_a_guild ON matches (guild) WHERE state IN ('lobby', 'playing');

-- Matches in play learn whom they wait for. Whoever is waited for was called already.
INSERT INTO due (key, kind, at, match)
SELECT 'follow:' || id, 'follow', strftime('%Y-%m-%dT%H:%M:%S.000000+00:00', 'now'), id
FROM matches WHERE state = 'playing';
