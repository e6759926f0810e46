-- River. 4 rows.
CREATE TABLE river (
    river_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    flows_into TEXT REFERENCES river(river_id)  -- 2 distinct; NULL in 1 of 4
);

-- River tributary. 3 rows.
CREATE TABLE river_tributary (
    river_id TEXT NOT NULL REFERENCES river(river_id),
    tributary_id TEXT NOT NULL REFERENCES river(river_id)  -- tributary
);

-- Entity: Everything that the graph describes, whatever its class. 4 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
