-- Concept. 4,583 rows.
CREATE TABLE concept (
    concept_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- 4,347 distinct
    notation TEXT,  -- unique; NULL in 4,107 of 4,583
    broader TEXT REFERENCES concept(concept_id),  -- a hierarchy of 7 levels: use WITH RECURSIVE for all of them; 579 distinct; NULL in 4 of 4,583
    focus TEXT,  -- name only: it has no row of its own; NULL in 10 of 4,583
    in_scheme TEXT NOT NULL REFERENCES concept_scheme(concept_scheme_id)  -- 1 distinct
);

-- concept scheme. 1 row.
CREATE TABLE concept_scheme (
    concept_scheme_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,
    description TEXT NOT NULL,
    issued TEXT NOT NULL,  -- ISO 8601 date
    modified TEXT NOT NULL,  -- ISO 8601 date
    preferred_namespace_prefix TEXT NOT NULL,
    preferred_namespace_uri TEXT NOT NULL,
    license TEXT NOT NULL,  -- name only: it has no row of its own
    publisher TEXT NOT NULL  -- name only: it has no row of its own
);

-- concept scheme top concept. 4 rows.
CREATE TABLE concept_scheme_top_concept (
    concept_scheme_id TEXT NOT NULL REFERENCES concept_scheme(concept_scheme_id),
    concept_id TEXT NOT NULL REFERENCES concept(concept_id)  -- has top concept
);

-- Entity: Everything that the graph describes, whatever its class. 4,584 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);

-- other language: Texts in further languages. 1 row.
CREATE TABLE other_language (
    entity TEXT NOT NULL REFERENCES entity("key"),
    attribute TEXT NOT NULL,
    value TEXT NOT NULL,
    language TEXT NOT NULL,
    predicate TEXT NOT NULL  -- IRI of the attribute
);
