-- River. 3 rows.
CREATE TABLE river (
    river_id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL  -- the first of several; all in river_name; unique
);

-- River name. 4 rows.
CREATE TABLE river_name (
    river_id TEXT NOT NULL REFERENCES river(river_id),
    name TEXT NOT NULL
);

-- Entity: Everything that the graph describes, whatever its class. 3 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);

-- other language: Texts in further languages. 3 rows.
CREATE TABLE other_language (
    entity TEXT NOT NULL REFERENCES entity("key"),
    attribute TEXT NOT NULL,
    value TEXT NOT NULL,
    language TEXT NOT NULL,
    predicate TEXT NOT NULL  -- IRI of the attribute
);
