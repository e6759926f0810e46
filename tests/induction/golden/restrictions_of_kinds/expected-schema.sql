-- Class. 12 rows.
CREATE TABLE class (
    class_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    sub_class_of TEXT REFERENCES class(class_id)  -- 2 distinct; NULL in 9 of 12
);

-- Class colour: By OWL restrictions: whatever is of the class has this very one. 2 rows.
CREATE TABLE class_colour (
    class_id TEXT NOT NULL REFERENCES class(class_id),
    colour TEXT NOT NULL
);

-- Class grape: By OWL restrictions: some: whatever is of the class has at least one of these; all: whatever is of the class has none but these; at least: whatever is of the class has so many or more; at most: whatever is of the class has so many or fewer. 4 rows.
CREATE TABLE class_grape (
    class_id TEXT NOT NULL REFERENCES class(class_id),
    grape_id TEXT REFERENCES class(class_id),  -- grape; NULL in 1 of 4
    kind TEXT NOT NULL,  -- of the restriction
    number INTEGER  -- NULL in 2 of 4
);

-- Class sugar: By OWL restrictions: whatever is of the class has this very one. 2 rows.
CREATE TABLE class_sugar (
    class_id TEXT NOT NULL REFERENCES class(class_id),
    sugar INTEGER NOT NULL
);

-- datatype property. 1 row.
CREATE TABLE datatype_property (
    datatype_property_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL
);

-- object property. 2 rows.
CREATE TABLE object_property (
    object_property_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Entity: Everything that the graph describes, whatever its class. 23 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
