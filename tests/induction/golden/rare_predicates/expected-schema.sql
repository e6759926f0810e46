-- Gauge. 120 rows.
CREATE TABLE gauge (
    gauge_id TEXT PRIMARY KEY NOT NULL,
    level INTEGER NOT NULL  -- 40 distinct
);

-- Entity: Everything that the graph describes, whatever its class. 120 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);

-- other fact: Facts too rare for a column. 2 rows.
CREATE TABLE other_fact (
    entity TEXT NOT NULL REFERENCES entity("key"),
    attribute TEXT NOT NULL,
    value TEXT NOT NULL,  -- text, or the key of an entity
    predicate TEXT NOT NULL  -- IRI of the attribute
);
