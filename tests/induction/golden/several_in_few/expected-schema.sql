-- Book. 21 rows.
CREATE TABLE book (
    book_id TEXT PRIMARY KEY NOT NULL,
    pages INTEGER NOT NULL  -- the first of several in 1 row; all in book_pages; unique
);

-- Book pages. 22 rows.
CREATE TABLE book_pages (
    book_id TEXT NOT NULL REFERENCES book(book_id),
    pages INTEGER NOT NULL
);

-- Entity: Everything that the graph describes, whatever its class. 21 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
