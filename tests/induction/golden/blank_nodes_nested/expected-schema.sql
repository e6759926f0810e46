-- Play: Columns staging_… describe its staging. 3 rows.
CREATE TABLE play (
    play_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    staging_season TEXT NOT NULL,  -- 2 distinct
    staging_budget_code TEXT,  -- 1 distinct; NULL in 1 of 3
    staging_budget_sum INTEGER  -- unique; NULL in 1 of 3
);

-- Entity: Everything that the graph describes, whatever its class. 8 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class; NULL in 5 of 8
    "table" TEXT NOT NULL  -- the table that has its row
);
