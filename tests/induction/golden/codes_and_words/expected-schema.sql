-- Person. 2 rows.
CREATE TABLE person (
    person_id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL  -- unique
);

-- scientific club. 1 row.
CREATE TABLE scientific_club (
    scientific_club_id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL
);

-- scientific club member. 2 rows.
CREATE TABLE scientific_club_member (
    scientific_club_id TEXT NOT NULL REFERENCES scientific_club(scientific_club_id),
    person_id TEXT NOT NULL REFERENCES person(person_id)  -- member
);

-- UnitOfMeasure. 2 rows.
CREATE TABLE unit_of_measure (
    unit_of_measure_id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,  -- unique
    format TEXT NOT NULL,  -- unique
    format_dcterms TEXT NOT NULL,  -- format; http://purl.org/dc/terms/format; 1 distinct
    dimension_vector TEXT NOT NULL,  -- name only: it has no row of its own
    made_in TEXT NOT NULL,  -- name only: it has no row of its own
    since TEXT NOT NULL,  -- name only: it has no row of its own
    stored_in TEXT NOT NULL,  -- name only: it has no row of its own
    system TEXT NOT NULL  -- name only: it has no row of its own
);

-- Entity: Everything that the graph describes, whatever its class. 5 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
