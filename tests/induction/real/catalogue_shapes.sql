-- node shape. 42 rows.
CREATE TABLE node_shape (
    node_shape_id TEXT PRIMARY KEY NOT NULL,
    closed INTEGER NOT NULL,  -- true is 1, false is 0; 1 distinct
    target_class TEXT NOT NULL  -- name only: it has no row of its own
);

-- node shape property. 300 rows.
CREATE TABLE node_shape_property (
    node_shape_id TEXT NOT NULL REFERENCES node_shape(node_shape_id),
    property_id TEXT NOT NULL REFERENCES property(property_id)  -- property
);

-- property: What “property” leads to. 300 rows.
CREATE TABLE property (
    property_id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,  -- 80 distinct
    type TEXT NOT NULL,  -- the direct class: 74 dataset shape, 60 distribution shape, 44 catalog shape, 34 data service shape, 22 dataset series shape, 21 catalog record shape, 10 period of time shape, 9 property, 8 checksum shape, 7 location shape, 6 relationship shape, 5 agent shape
    description TEXT NOT NULL,  -- 131 distinct
    max_count INTEGER,  -- 1 distinct; NULL in 247 of 300
    min_count INTEGER,  -- 1 distinct; NULL in 280 of 300
    see_also TEXT NOT NULL,  -- 131 distinct
    class TEXT,  -- name only: it has no row of its own; NULL in 210 of 300
    datatype TEXT,  -- name only: it has no row of its own; NULL in 294 of 300
    node_kind TEXT,  -- name only: it has no row of its own; NULL in 169 of 300
    path TEXT NOT NULL  -- name only: it has no row of its own
);

-- thing: The graph states no class for these. 1 row.
CREATE TABLE thing (
    thing_id TEXT PRIMARY KEY NOT NULL
);

-- thing member. 42 rows.
CREATE TABLE thing_member (
    thing_id TEXT NOT NULL REFERENCES thing(thing_id),
    node_shape_id TEXT NOT NULL REFERENCES node_shape(node_shape_id)  -- member
);

-- Entity: Everything that the graph describes, whatever its class. 343 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class; NULL in 301 of 343
    "table" TEXT NOT NULL  -- the table that has its row
);
