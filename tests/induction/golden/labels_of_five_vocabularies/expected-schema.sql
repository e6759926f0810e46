-- Actor. 2 rows.
CREATE TABLE actor (
    actor_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    plays_in TEXT NOT NULL REFERENCES play(play_id)  -- 1 distinct
);

-- Genre. 2 rows.
CREATE TABLE genre (
    genre_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Genre alt label. 3 rows.
CREATE TABLE genre_alt_label (
    genre_id TEXT NOT NULL REFERENCES genre(genre_id),
    alt_label TEXT NOT NULL
);

-- Mixed. 2 rows.
CREATE TABLE mixed (
    mixed_id TEXT PRIMARY KEY NOT NULL,
    label TEXT,  -- the best name that it has; unique
    label_rdfs TEXT,  -- label; http://www.w3.org/2000/01/rdf-schema#label; unique; NULL in 1 of 2
    name TEXT NOT NULL,  -- unique
    pref_label TEXT  -- unique; NULL in 1 of 2
);

-- Play. 2 rows.
CREATE TABLE play (
    play_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    at TEXT NOT NULL REFERENCES venue(venue_id),  -- one to one
    genre TEXT NOT NULL REFERENCES genre(genre_id)  -- one to one
);

-- Programme. 2 rows.
CREATE TABLE programme (
    programme_id TEXT PRIMARY KEY NOT NULL,
    label TEXT,  -- the best name that it has; unique
    title TEXT,  -- unique; NULL in 1 of 2
    title_dcterms TEXT,  -- title; http://purl.org/dc/terms/title; unique; NULL in 1 of 2
    of_ TEXT NOT NULL REFERENCES play(play_id)  -- one to one
);

-- Venue. 2 rows.
CREATE TABLE venue (
    venue_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Entity: Everything that the graph describes, whatever its class. 12 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
