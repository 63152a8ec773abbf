-- What is due later. A row that is moved is another row, with a number of its own, and no number comes twice.
CREATE TABLE due (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    key    TEXT    NOT NULL UNIQUE,
    kind   TEXT    NOT NULL,
    at     TEXT    NOT NULL,
    match  INTEGER REFERENCES matches (id) ON DELETE CASCADE,
    person INTEGER,
    data   TEXT    NOT NULL DEFAULT '{}' CHECK (json_valid(data))
);
CREATE INDEX due_by_time ON due (at, id);
