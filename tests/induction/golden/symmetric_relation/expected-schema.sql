-- Region. 4 rows.
CREATE TABLE region (
    region_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Region borders. 6 rows.
CREATE TABLE region_borders (
    region_id TEXT NOT NULL REFERENCES region(region_id),
    borders_id TEXT NOT NULL REFERENCES region(region_id)  -- borders; symmetric: every pair is stored both ways
);

-- Region near. 3 rows.
CREATE TABLE region_near (
    region_id TEXT NOT NULL REFERENCES region(region_id),
    near_id TEXT NOT NULL REFERENCES region(region_id)  -- near
);

-- Entity: Everything that the graph describes, whatever its class. 4 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
