-- Author. 2 rows.
CREATE TABLE author (
    author_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Book. 2 rows.
CREATE TABLE book (
    book_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    by_ TEXT NOT NULL REFERENCES author(author_id)  -- one to one
);

-- Entity: Everything that the graph describes, whatever its class. 4 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
