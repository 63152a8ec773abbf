-- A server that removed the bot has one row now, not one for each table. The bot finds such servers again when it starts.
DELETE FROM due WHERE kind = 'departed';
