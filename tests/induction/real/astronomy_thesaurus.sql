-- change note: The graph states no class for these. 114 rows.
CREATE TABLE change_note (
    change_note_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- 2 distinct
    comment TEXT NOT NULL,  -- 69 distinct
    created TEXT NOT NULL,  -- ISO 8601 date and time; unique
    creator TEXT NOT NULL  -- name only: it has no row of its own
);

-- Concept. 2,372 rows.
CREATE TABLE concept (
    concept_id TEXT PRIMARY KEY NOT NULL,
    label TEXT,  -- the best name that it has; 2,367 distinct
    created TEXT,  -- ISO 8601 date and time; unique; NULL in 1,839 of 2,372
    definition TEXT,  -- 858 distinct; NULL in 1,513 of 2,372
    deprecated INTEGER,  -- true is 1, false is 0; 1 distinct; NULL in 2,275 of 2,372
    label_rdfs TEXT,  -- label; http://www.w3.org/2000/01/rdf-schema#label; unique; NULL in 2,275 of 2,372
    pref_label TEXT,  -- nearly the same as label; unique; NULL in 97 of 2,372
    scope_note TEXT,  -- the first of several in 2 rows; all in concept_scope_note; 63 distinct; NULL in 2,308 of 2,372
    creator TEXT  -- name only: it has no row of its own; NULL in 1,839 of 2,372
);

-- Concept alt label. 1,836 rows.
CREATE TABLE concept_alt_label (
    concept_id TEXT NOT NULL REFERENCES concept(concept_id),
    alt_label TEXT NOT NULL
);

-- Concept broader. 2,645 rows.
CREATE TABLE concept_broader (
    concept_id TEXT NOT NULL REFERENCES concept(concept_id),
    broader_id TEXT NOT NULL REFERENCES concept(concept_id)  -- broader; a hierarchy of 11 levels: use WITH RECURSIVE for all of them; the inverse of concept_narrower
);

-- Concept change note. 114 rows.
CREATE TABLE concept_change_note (
    concept_id TEXT NOT NULL REFERENCES concept(concept_id),
    change_note_id TEXT NOT NULL REFERENCES change_note(change_note_id)  -- change note
);

-- Concept contributor. 1,636 rows.
CREATE TABLE concept_contributor (
    concept_id TEXT NOT NULL REFERENCES concept(concept_id),
    contributor TEXT NOT NULL  -- name only: it has no row of its own
);

-- Concept editorial note. 870 rows.
CREATE TABLE concept_editorial_note (
    concept_id TEXT NOT NULL REFERENCES concept(concept_id),
    editorial_note TEXT,  -- a thing's name, or a text
    editorial_note_id TEXT REFERENCES editorial_note(editorial_note_id)  -- editorial note; NULL where editorial_note is a text or has no row of its own; NULL in 5 of 870
);

-- Concept modified. 2,396 rows.
CREATE TABLE concept_modified (
    concept_id TEXT NOT NULL REFERENCES concept(concept_id),
    modified TEXT NOT NULL  -- ISO 8601 date and time
);

-- Concept narrower. 2,645 rows.
CREATE TABLE concept_narrower (
    concept_id TEXT NOT NULL REFERENCES concept(concept_id),
    narrower_id TEXT NOT NULL REFERENCES concept(concept_id)  -- narrower; a hierarchy of 11 levels: use WITH RECURSIVE for all of them; the inverse of concept_broader
);

-- Concept related. 692 rows.
CREATE TABLE concept_related (
    concept_id TEXT NOT NULL REFERENCES concept(concept_id),
    related_id TEXT NOT NULL REFERENCES concept(concept_id)  -- related; symmetric: every pair is stored both ways
);

-- Concept scope note. 66 rows.
CREATE TABLE concept_scope_note (
    concept_id TEXT NOT NULL REFERENCES concept(concept_id),
    scope_note TEXT NOT NULL
);

-- concept scheme. 1 row.
CREATE TABLE concept_scheme (
    concept_scheme_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,
    description TEXT NOT NULL,
    modified TEXT NOT NULL,  -- ISO 8601 date and time
    subject TEXT NOT NULL,
    publisher TEXT NOT NULL  -- name only: it has no row of its own
);

-- concept scheme contributor. 10 rows.
CREATE TABLE concept_scheme_contributor (
    concept_scheme_id TEXT NOT NULL REFERENCES concept_scheme(concept_scheme_id),
    contributor TEXT NOT NULL  -- name only: it has no row of its own
);

-- concept scheme top concept. 11 rows.
CREATE TABLE concept_scheme_top_concept (
    concept_scheme_id TEXT NOT NULL REFERENCES concept_scheme(concept_scheme_id),
    concept_id TEXT NOT NULL REFERENCES concept(concept_id)  -- has top concept
);

-- editorial note: The graph states no class for these. 865 rows.
CREATE TABLE editorial_note (
    editorial_note_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- 5 distinct
    comment TEXT NOT NULL,  -- 17 distinct
    created TEXT NOT NULL,  -- ISO 8601 date and time; unique
    creator TEXT NOT NULL  -- name only: it has no row of its own
);

-- thing: The graph states no class for these. 109 rows.
CREATE TABLE thing (
    thing_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- 3 distinct
    comment TEXT NOT NULL,  -- 52 distinct
    created TEXT NOT NULL,  -- ISO 8601 date and time; unique
    creator TEXT NOT NULL  -- name only: it has no row of its own
);

-- Entity: Everything that the graph describes, whatever its class. 3,461 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class; NULL in 1,088 of 3,461
    "table" TEXT NOT NULL  -- the table that has its row
);

-- other language: Texts in further languages. 42 rows.
CREATE TABLE other_language (
    entity TEXT NOT NULL REFERENCES entity("key"),
    attribute TEXT NOT NULL,
    value TEXT NOT NULL,
    language TEXT NOT NULL,
    predicate TEXT NOT NULL  -- IRI of the attribute
);

-- other fact: Facts too rare for a column. 51 rows.
CREATE TABLE other_fact (
    entity TEXT NOT NULL REFERENCES entity("key"),
    attribute TEXT NOT NULL,
    value TEXT NOT NULL,  -- text, or the key of an entity
    predicate TEXT NOT NULL  -- IRI of the attribute
);
