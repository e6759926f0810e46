-- Book: Columns author_… describe its author. Columns price_… describe its price. 3 rows.
CREATE TABLE book (
    book_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    author TEXT,  -- a thing's name, or a text; unique
    author_mail TEXT,  -- unique; NULL in 1 of 3
    price TEXT,  -- NULL where price_… tell it; unique; NULL in 2 of 3
    price_amount INTEGER,  -- unique; NULL in 1 of 3
    price_currency TEXT  -- 1 distinct; NULL in 1 of 3
);

-- Entity: Everything that the graph describes, whatever its class. 7 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class; NULL in 4 of 7
    "table" TEXT NOT NULL  -- the table that has its row
);
