-- address: The graph states no class for these. 2 rows.
CREATE TABLE address (
    address_id TEXT PRIMARY KEY NOT NULL,
    street TEXT NOT NULL,  -- unique
    town TEXT NOT NULL  -- 1 distinct
);

-- Venue. 3 rows.
CREATE TABLE venue (
    venue_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    address TEXT NOT NULL REFERENCES address(address_id)  -- 2 distinct
);

-- Entity: Everything that the graph describes, whatever its class. 5 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class; NULL in 2 of 5
    "table" TEXT NOT NULL  -- the table that has its row
);
