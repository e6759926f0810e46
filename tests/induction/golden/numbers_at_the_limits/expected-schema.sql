-- Reading. 4 rows.
CREATE TABLE reading (
    reading_id TEXT PRIMARY KEY NOT NULL,
    big REAL,  -- unique; NULL in 1 of 4
    edge REAL,  -- 3 distinct
    exact REAL,  -- unique
    huge TEXT NOT NULL,  -- unique
    mix REAL,  -- 1 distinct
    nan TEXT NOT NULL,  -- unique
    zero REAL  -- 3 distinct
);

-- Entity: Everything that the graph describes, whatever its class. 4 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
