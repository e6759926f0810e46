-- Ward. 3 rows.
CREATE TABLE ward (
    ward_id TEXT PRIMARY KEY NOT NULL,
    occupancy INTEGER NOT NULL,  -- unit %; unique
    staffed REAL NOT NULL  -- unit %; unique
);

-- Entity: Everything that the graph describes, whatever its class. 3 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
