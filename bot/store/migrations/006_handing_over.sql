-- Whose seat the computer plays for a while, and how much of what happened a seat had seen when it last answered.
ALTER TABLE seats ADD COLUMN lent INTEGER;
ALTER TABLE seats ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;

-- What is asked of everybody at the table, and who has agreed, as JSON.
ALTER TABLE matches ADD COLUMN petitions TEXT NOT NULL DEFAULT '{}';
