-- Book. 240 rows.
CREATE TABLE book (
    book_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    pages INTEGER NOT NULL  -- unique
);

-- Book authors: In order of position. 2 rows.
CREATE TABLE book_authors (
    book_id TEXT NOT NULL REFERENCES book(book_id),
    person_id TEXT NOT NULL REFERENCES person(person_id),  -- authors
    position INTEGER NOT NULL  -- 1 is the first
);

-- Book chapters: In order of position. 2 rows.
CREATE TABLE book_chapters (
    book_id TEXT NOT NULL REFERENCES book(book_id),
    chapters TEXT NOT NULL,
    position INTEGER NOT NULL  -- 1 is the first
);

-- Person. 2 rows.
CREATE TABLE person (
    person_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Entity: Everything that the graph describes, whatever its class. 246 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class; NULL in 4 of 246
    "table" TEXT NOT NULL  -- the table that has its row
);
