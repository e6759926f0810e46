-- property: What “property” leads to. 6 rows.
CREATE TABLE property (
    property_id TEXT PRIMARY KEY NOT NULL,
    type TEXT NOT NULL,  -- the direct class: 2 agent, 2 set, 2 file
    most INTEGER NOT NULL,  -- 4 distinct
    named TEXT NOT NULL  -- unique
);

-- Shape. 3 rows.
CREATE TABLE shape (
    shape_id TEXT PRIMARY KEY NOT NULL
);

-- Shape property. 6 rows.
CREATE TABLE shape_property (
    shape_id TEXT NOT NULL REFERENCES shape(shape_id),
    property_id TEXT NOT NULL REFERENCES property(property_id)  -- property
);

-- Entity: Everything that the graph describes, whatever its class. 9 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class; NULL in 6 of 9
    "table" TEXT NOT NULL  -- the table that has its row
);
