-- River. 3 rows.
CREATE TABLE river (
    river_id TEXT PRIMARY KEY NOT NULL,
    depth_min REAL NOT NULL,  -- depth; unit m; smaller end of a range; unique
    depth_max REAL NOT NULL,  -- depth; unit m; larger end of a range; unique
    low INTEGER NOT NULL,  -- unique
    width_min INTEGER NOT NULL,  -- width; unit m; smaller end of a range; unique
    width_max INTEGER NOT NULL  -- width; unit m; larger end of a range; unique
);

-- Entity: Everything that the graph describes, whatever its class. 3 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
