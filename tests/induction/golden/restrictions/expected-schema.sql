-- Class. 8 rows.
CREATE TABLE class (
    class_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Class sub class of. 4 rows.
CREATE TABLE class_sub_class_of (
    class_id TEXT NOT NULL REFERENCES class(class_id),
    sub_class_of_id TEXT NOT NULL REFERENCES class(class_id)  -- sub class of
);

-- Class has input: By OWL restrictions: whatever is of the class has at least one of these. 3 rows.
CREATE TABLE class_has_input (
    class_id TEXT NOT NULL REFERENCES class(class_id),
    has_input_id TEXT NOT NULL REFERENCES class(class_id)  -- has input
);

-- Class has topic: By OWL restrictions: whatever is of the class has at least one of these. 1 row.
CREATE TABLE class_has_topic (
    class_id TEXT NOT NULL REFERENCES class(class_id),
    has_topic_id TEXT NOT NULL REFERENCES class(class_id)  -- has topic
);

-- object property. 2 rows.
CREATE TABLE object_property (
    object_property_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Entity: Everything that the graph describes, whatever its class. 14 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
