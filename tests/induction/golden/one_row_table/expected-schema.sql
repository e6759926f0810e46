-- City. 1 row.
CREATE TABLE city (
    city_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,
    inhabitants INTEGER NOT NULL
);

-- Venue. 3 rows.
CREATE TABLE venue (
    venue_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    seats INTEGER NOT NULL,  -- unique
    city TEXT NOT NULL REFERENCES city(city_id)  -- 1 distinct
);

-- Entity: Everything that the graph describes, whatever its class. 4 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
