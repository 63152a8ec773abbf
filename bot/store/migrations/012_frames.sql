-- How everybody saw the table at each save: what differs from the frame before, packed. ``chapter`` counts how often the
-- match had been taken up from a moment, ``row`` the decisions since then, ``total`` everything that had happened.
CREATE TABLE frames (
    match   INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    chapter INTEGER NOT NULL,
    row     INTEGER NOT NULL,
    total   INTEGER NOT NULL,
    body    BLOB    NOT NULL,
    PRIMARY KEY (match, chapter, row)
);
