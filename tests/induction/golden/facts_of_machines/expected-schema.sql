-- machine: The graph states no class for these. 5 rows.
CREATE TABLE machine (
    machine_id TEXT PRIMARY KEY NOT NULL,
    power INTEGER,  -- unique; NULL in 1 of 5
    remark TEXT,  -- unique; NULL in 3 of 5
    serial TEXT,  -- unique; NULL in 2 of 5
    installed_at TEXT REFERENCES site(site_id),  -- 3 distinct; NULL in 1 of 5
    replaces TEXT REFERENCES machine(machine_id)  -- one to one; NULL in 3 of 5
);

-- site: The graph states no class for these. 4 rows.
CREATE TABLE site (
    site_id TEXT PRIMARY KEY NOT NULL,
    floors INTEGER NOT NULL,  -- 3 distinct
    opened INTEGER,  -- unique; NULL in 1 of 4
    remark TEXT  -- unique; NULL in 2 of 4
);

-- Entity: Everything that the graph describes, whatever its class. 9 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class; NULL in 9 of 9
    "table" TEXT NOT NULL  -- the table that has its row
);
