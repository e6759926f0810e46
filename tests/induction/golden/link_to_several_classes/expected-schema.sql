-- Book. 2 rows.
CREATE TABLE book (
    book_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    pages INTEGER NOT NULL  -- unique
);

-- Loan. 3 rows.
CREATE TABLE loan (
    loan_id TEXT PRIMARY KEY NOT NULL,
    day INTEGER NOT NULL,  -- 2 distinct
    item TEXT NOT NULL REFERENCES entity("key")  -- a row of book (2 of 3) or map (1); one to one
);

-- Map. 1 row.
CREATE TABLE map (
    map_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,
    scale INTEGER NOT NULL
);

-- Entity: Everything that the graph describes, whatever its class. 6 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
