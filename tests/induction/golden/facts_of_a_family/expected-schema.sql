-- thing: The graph states no class for these. 12 rows.
CREATE TABLE thing (
    thing_id TEXT PRIMARY KEY NOT NULL,
    born INTEGER,  -- unique; NULL in 6 of 12
    died INTEGER,  -- unique; NULL in 8 of 12
    occupation TEXT,  -- 3 distinct; NULL in 7 of 12
    home TEXT,  -- name only: it has no row of its own; NULL in 7 of 12
    spouse TEXT REFERENCES thing(thing_id)  -- symmetric: every pair is stored both ways; one to one; NULL in 8 of 12
);

-- thing parent. 10 rows.
CREATE TABLE thing_parent (
    thing_id TEXT NOT NULL REFERENCES thing(thing_id),
    parent_id TEXT NOT NULL REFERENCES thing(thing_id)  -- parent; a hierarchy of 4 levels: use WITH RECURSIVE for all of them
);

-- Entity: Everything that the graph describes, whatever its class. 12 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class; NULL in 12 of 12
    "table" TEXT NOT NULL  -- the table that has its row
);
