-- thing with pages: The graph states no class for these. 3 rows.
CREATE TABLE thing_with_pages (
    thing_with_pages_id TEXT PRIMARY KEY NOT NULL,
    title TEXT NOT NULL,  -- unique
    editor TEXT,  -- unique; NULL in 2 of 3
    pages INTEGER NOT NULL  -- unique
);

-- thing with surname: The graph states no class for these. 3 rows.
CREATE TABLE thing_with_surname (
    thing_with_surname_id TEXT PRIMARY KEY NOT NULL,
    member_since TEXT,  -- ISO 8601 date; unique; NULL in 2 of 3
    surname TEXT NOT NULL,  -- unique
    borrowed TEXT NOT NULL REFERENCES thing_with_pages(thing_with_pages_id)  -- one to one
);

-- Entity: Everything that the graph describes, whatever its class. 6 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class; NULL in 6 of 6
    "table" TEXT NOT NULL  -- the table that has its row
);
