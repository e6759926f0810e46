-- Venue: Columns address_… describe its address. 4 rows.
CREATE TABLE venue (
    venue_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    seats INTEGER,  -- unique; NULL in 3 of 4
    address_street TEXT,  -- unique; NULL in 1 of 4
    address_town TEXT  -- 2 distinct; NULL in 1 of 4
);

-- Entity: Everything that the graph describes, whatever its class. 7 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class; NULL in 3 of 7
    "table" TEXT NOT NULL  -- the table that has its row
);
