-- What each call tells, so that it can be told anew, and whether the message stays in a person's direct messages.
ALTER TABLE calls ADD COLUMN kind TEXT NOT NULL DEFAULT '';
ALTER TABLE calls ADD COLUMN kept INTEGER NOT NULL DEFAULT 0;
