-- Gauge: A place where the level is measured. 2 rows.
CREATE TABLE gauge (
    gauge_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- River: A natural stream of water. 2 rows.
CREATE TABLE river (
    river_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    length INTEGER NOT NULL,  -- From source to mouth, in km; unique
    navigable_length INTEGER,  -- unique; NULL in 1 of 2
    measured_at TEXT NOT NULL REFERENCES gauge(gauge_id)  -- The gauge of a river; one to one
);

-- Entity: Everything that the graph describes, whatever its class. 4 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
