-- When a player wants to be asked, as JSON.
ALTER TABLE seats ADD COLUMN wishes TEXT NOT NULL DEFAULT '{}';

CREATE INDEX seats_of_a_user ON seats (user) WHERE user IS NOT NULL;

-- What people prefer, in every match.
CREATE TABLE preferences (
    user  INTEGER NOT NULL,
    name  TEXT    NOT NULL,
    value TEXT    NOT NULL,
    PRIMARY KEY (user, name)
) WITHOUT ROWID;
