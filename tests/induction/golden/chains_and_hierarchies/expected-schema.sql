-- Employee. 15 rows.
CREATE TABLE employee (
    employee_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    boss TEXT REFERENCES employee(employee_id),  -- a hierarchy of 4 levels: use WITH RECURSIVE for all of them; 7 distinct; NULL in 1 of 15
    followed_by TEXT REFERENCES employee(employee_id)  -- chains of up to 6 steps: use WITH RECURSIVE for all of them; one to one; NULL in 9 of 15
);

-- Region. 15 rows.
CREATE TABLE region (
    region_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    part_of TEXT REFERENCES region(region_id),  -- a hierarchy of 4 levels: use WITH RECURSIVE for all of them; 7 distinct; NULL in 1 of 15
    replaced_by TEXT REFERENCES region(region_id)  -- chains of up to 7 steps: use WITH RECURSIVE for all of them; one to one; NULL in 8 of 15
);

-- Entity: Everything that the graph describes, whatever its class. 30 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
