-- Concert. 1 row.
CREATE TABLE concert (
    concert_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,
    date TEXT NOT NULL,  -- ISO 8601 date
    players INTEGER NOT NULL
);

-- Play. 2 rows.
CREATE TABLE play (
    play_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    acts INTEGER NOT NULL,  -- unique
    date TEXT NOT NULL  -- ISO 8601 date; unique
);

-- Ticket. 4 rows.
CREATE TABLE ticket (
    ticket_id TEXT PRIMARY KEY NOT NULL,
    price INTEGER NOT NULL,  -- unique
    for_ TEXT NOT NULL REFERENCES entity("key")  -- a row of event; 3 distinct
);

-- Event. 4 rows.
CREATE VIEW event (
    event_id,  -- TEXT
    type,  -- TEXT; the direct class: 2 Play, 1 Concert, 1 Event
    label,  -- TEXT; unique
    date,  -- TEXT; ISO 8601 date; unique
    players, acts  -- as in concert, play
) AS SELECT … FROM concert UNION ALL SELECT … FROM event_only UNION ALL SELECT … FROM play;

-- Entity: Everything that the graph describes, whatever its class. 8 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
