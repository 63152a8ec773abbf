CREATE TABLE matches (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    guild   INTEGER,
    channel INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    state   TEXT    NOT NULL CHECK (state IN ('lobby', 'playing', 'over', 'cancelled', 'broken')),
    version INTEGER NOT NULL DEFAULT 0,
    undos   INTEGER NOT NULL DEFAULT 0,
    message INTEGER,
    header  TEXT,
    created TEXT    NOT NULL DEFAULT CURRENT_TIMESTAMP,
    changed TEXT    NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE UNIQUE INDEX one_open_match_per_channel ON matches (channel) WHERE state IN ('lobby', 'playing');

CREATE TABLE seats (
    match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat  INTEGER NOT NULL,
    kind  TEXT    NOT NULL CHECK (kind IN ('empty', 'human', 'computer')),
    user  INTEGER,
    name  TEXT    NOT NULL,
    deck  TEXT,
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;

CREATE TABLE decisions (
    match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    row   INTEGER NOT NULL,
    seat  INTEGER NOT NULL,
    keys  TEXT    NOT NULL,
    auto  INTEGER NOT NULL CHECK (auto IN (0, 1)),
    PRIMARY KEY (match, row)
) WITHOUT ROWID;

-- Secret answers that wait for the other seats.
CREATE TABLE held (
    match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat  INTEGER NOT NULL,
    keys  TEXT    NOT NULL,
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;

CREATE TABLE settings (
    guild INTEGER NOT NULL,
    name  TEXT    NOT NULL,
    value TEXT    NOT NULL,
    PRIMARY KEY (guild, name)
) WITHOUT ROWID;
