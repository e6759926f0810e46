-- Class. 5 rows.
CREATE TABLE class (
    class_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    comment TEXT,  -- unique; NULL in 3 of 5
    sub_class_of TEXT REFERENCES class(class_id)  -- a hierarchy of 3 levels: use WITH RECURSIVE for all of them; 2 distinct; NULL in 1 of 5
);

-- Condition: The state of an offer. 2 rows.
CREATE TABLE condition (
    condition_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    comment TEXT NOT NULL  -- unique
);

-- Property. 4 rows.
CREATE TABLE property (
    property_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    domain TEXT NOT NULL REFERENCES class(class_id),  -- 2 distinct
    range_ TEXT REFERENCES class(class_id)  -- one to one; NULL in 1 of 4
);

-- Entity: Everything that the graph describes, whatever its class. 11 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
