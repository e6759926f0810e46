-- Book. 4 rows.
CREATE TABLE book (
    book_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Book keyword. 6 rows.
CREATE TABLE book_keyword (
    book_id TEXT NOT NULL REFERENCES book(book_id),
    keyword TEXT NOT NULL
);

-- Book score. 3 rows.
CREATE TABLE book_score (
    book_id TEXT NOT NULL REFERENCES book(book_id),
    score INTEGER NOT NULL
);

-- Entity: Everything that the graph describes, whatever its class. 4 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
