-- Class. 3 rows.
CREATE TABLE class (
    class_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    comment TEXT,  -- unique; NULL in 2 of 3
    sub_class_of TEXT REFERENCES class(class_id)  -- one to one; NULL in 2 of 3
);

-- datatype property. 1 row.
CREATE TABLE datatype_property (
    datatype_property_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,
    domain TEXT NOT NULL REFERENCES class(class_id)
);

-- object property. 1 row.
CREATE TABLE object_property (
    object_property_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,
    domain TEXT NOT NULL REFERENCES class(class_id),
    range_ TEXT NOT NULL REFERENCES class(class_id)
);

-- Entity: Everything that the graph describes, whatever its class. 5 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
