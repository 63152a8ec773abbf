-- Lobbies that are open already close as new ones do, by the usual time from now on.
INSERT INTO due (key, kind, at, match)
SELECT 'abandoned-lobby:' || id, 'abandoned-lobby', strftime('%Y-%m-%dT%H:%M:%S.000000+00:00', 'now', '+24 hours'), id
FROM matches WHERE state = 'lobby';
