-- Events with registered decks. A registered list is sealed: what is shown of it is its fingerprint, made with the salt.
CREATE TABLE events (
    id    INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    name  TEXT    NOT NULL,
    game  TEXT    NOT NULL,
    form  TEXT    NOT NULL,
    state TEXT    NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed', 'shown')),
    made  TEXT    NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE UNIQUE INDEX one_event_of_a_name ON events (guild, name COLLATE NOCASE);

CREATE TABLE entries (
    event  INTEGER NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    person INTEGER NOT NULL,
    name   TEXT    NOT NULL,
    body   TEXT    NOT NULL,
    salt   TEXT    NOT NULL,
    seal   TEXT    NOT NULL,
    made   TEXT    NOT NULL DEFAULT CURRENT_TIMESTAMP,
    PRIMARY KEY (event, person)
) WITHOUT ROWID;
