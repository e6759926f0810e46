-- Budget. 3 rows.
CREATE TABLE budget (
    budget_id TEXT PRIMARY KEY NOT NULL,
    english REAL NOT NULL,  -- unique
    french REAL NOT NULL,  -- unique
    german REAL NOT NULL,  -- unique
    swiss REAL NOT NULL,  -- unique
    unclear REAL NOT NULL  -- unique
);

-- Entity: Everything that the graph describes, whatever its class. 3 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
