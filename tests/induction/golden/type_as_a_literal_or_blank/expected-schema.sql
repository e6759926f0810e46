-- Drug: Columns same_as_… describe its same as. 1 row.
CREATE TABLE drug (
    drug_id TEXT PRIMARY KEY NOT NULL,
    dose INTEGER NOT NULL,
    value TEXT NOT NULL,
    defined_by TEXT NOT NULL REFERENCES nameless_kind(nameless_kind_id),
    same_as_dose INTEGER NOT NULL,
    see_also TEXT NOT NULL  -- name only: it has no row of its own
);

-- nameless kind. 1 row.
CREATE TABLE nameless_kind (
    nameless_kind_id TEXT PRIMARY KEY NOT NULL,
    dose INTEGER NOT NULL
);

-- Entity: Everything that the graph describes, whatever its class. 3 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class; NULL in 1 of 3
    "table" TEXT NOT NULL  -- the table that has its row
);

-- other fact: Facts too rare for a column. 1 row.
CREATE TABLE other_fact (
    entity TEXT NOT NULL REFERENCES entity("key"),
    attribute TEXT NOT NULL,
    value TEXT NOT NULL,  -- text, or the key of an entity
    predicate TEXT NOT NULL  -- IRI of the attribute
);
