-- What people wrote about moments of matches: a moment is the table after so many rows of the log.
CREATE TABLE comments (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    match  INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    row    INTEGER NOT NULL,
    person INTEGER NOT NULL,
    name   TEXT    NOT NULL,
    text   TEXT    NOT NULL
);

CREATE INDEX comments_of_a_match ON comments (match, row);
