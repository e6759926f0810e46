-- Book. 6 rows.
CREATE TABLE book (
    book_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Book note. 6 rows.
CREATE TABLE book_note (
    book_id TEXT NOT NULL REFERENCES book(book_id),
    note TEXT NOT NULL
);

-- Entity: Everything that the graph describes, whatever its class. 6 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);

-- other language: Texts in further languages. 4 rows.
CREATE TABLE other_language (
    entity TEXT NOT NULL REFERENCES entity("key"),
    attribute TEXT NOT NULL,
    value TEXT NOT NULL,
    language TEXT NOT NULL,
    predicate TEXT NOT NULL  -- IRI of the attribute
);
