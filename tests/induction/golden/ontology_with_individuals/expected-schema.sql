-- Class. 6 rows.
CREATE TABLE class (
    class_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    sub_class_of TEXT REFERENCES class(class_id)  -- 2 distinct; NULL in 2 of 6
);

-- datatype property. 1 row.
CREATE TABLE datatype_property (
    datatype_property_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,
    domain TEXT NOT NULL REFERENCES class(class_id)
);

-- Lake. 1 row.
CREATE TABLE lake (
    lake_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL
);

-- object property. 2 rows.
CREATE TABLE object_property (
    object_property_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    domain TEXT NOT NULL REFERENCES class(class_id),  -- 1 distinct
    range_ TEXT NOT NULL REFERENCES class(class_id)  -- one to one
);

-- Ontology. 1 row.
CREATE TABLE ontology (
    ontology_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,
    maker TEXT NOT NULL REFERENCES person(person_id)
);

-- Person. 1 row.
CREATE TABLE person (
    person_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL
);

-- Entity: Everything that the graph describes, whatever its class. 12 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
