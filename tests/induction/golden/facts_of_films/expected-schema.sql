-- genre: The graph states no class for these. 2 rows.
CREATE TABLE genre (
    genre_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- language: The graph states no class for these. 2 rows.
CREATE TABLE language (
    language_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- star: The graph states no class for these. 5 rows.
CREATE TABLE star (
    star_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- tag: The graph states no class for these. 3 rows.
CREATE TABLE tag (
    tag_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- thing: The graph states no class for these. 5 rows.
CREATE TABLE thing (
    thing_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    release_year INTEGER,  -- unit year; unique; NULL in 1 of 5
    directed_by TEXT NOT NULL REFERENCES star(star_id),  -- 3 distinct
    genre TEXT REFERENCES genre(genre_id),  -- 2 distinct; NULL in 2 of 5
    in_language TEXT REFERENCES language(language_id),  -- one to one; NULL in 3 of 5
    written_by TEXT REFERENCES star(star_id)  -- one to one; NULL in 2 of 5
);

-- thing star. 8 rows.
CREATE TABLE thing_star (
    thing_id TEXT NOT NULL REFERENCES thing(thing_id),
    star_id TEXT NOT NULL REFERENCES star(star_id)  -- has star
);

-- thing tags. 4 rows.
CREATE TABLE thing_tags (
    thing_id TEXT NOT NULL REFERENCES thing(thing_id),
    tags_id TEXT NOT NULL REFERENCES tag(tag_id)  -- has tags
);

-- Entity: Everything that the graph describes, whatever its class. 17 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class; NULL in 17 of 17
    "table" TEXT NOT NULL  -- the table that has its row
);
