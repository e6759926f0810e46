-- Book. 2 rows.
CREATE TABLE book (
    book_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    price TEXT NOT NULL REFERENCES price(price_id)  -- one to one
);

-- Invoice. 2 rows.
CREATE TABLE invoice (
    invoice_id TEXT PRIMARY KEY NOT NULL,
    day INTEGER NOT NULL  -- unique
);

-- Invoice bills. 3 rows.
CREATE TABLE invoice_bills (
    invoice_id TEXT NOT NULL REFERENCES invoice(invoice_id),
    price_id TEXT NOT NULL REFERENCES price(price_id)  -- bills
);

-- Price. 2 rows.
CREATE TABLE price (
    price_id TEXT PRIMARY KEY NOT NULL,
    amount REAL NOT NULL,  -- unique
    currency TEXT NOT NULL  -- 1 distinct
);

-- Entity: Everything that the graph describes, whatever its class. 6 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
