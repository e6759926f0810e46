-- Enumeration. 8 rows.
CREATE TABLE enumeration (
    enumeration_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    type TEXT NOT NULL,  -- the direct class: 2 Condition, 2 Delivery, 2 Payment, 2 Status
    comment TEXT NOT NULL,  -- unique
    source TEXT  -- 2 distinct; NULL in 5 of 8
);

-- Order. 2 rows.
CREATE TABLE order_ (
    order_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    delivery TEXT NOT NULL REFERENCES enumeration(enumeration_id),  -- one to one
    paid_by TEXT NOT NULL REFERENCES enumeration(enumeration_id),  -- one to one
    status TEXT NOT NULL REFERENCES enumeration(enumeration_id)  -- one to one
);

-- Entity: Everything that the graph describes, whatever its class. 10 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
