-- Employee. 4 rows.
CREATE TABLE employee (
    employee_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    country TEXT,  -- name only: it has no row of its own; NULL in 1 of 4
    manager TEXT REFERENCES employee(employee_id),  -- one to one; NULL in 3 of 4
    manager_undescribed TEXT  -- manager; name where the link leads to something that has no row; NULL in 2 of 4
);

-- Employee knows. 3 rows.
CREATE TABLE employee_knows (
    employee_id TEXT NOT NULL REFERENCES employee(employee_id),
    knows_id TEXT REFERENCES employee(employee_id),  -- knows; NULL in 1 of 3
    knows_undescribed TEXT  -- knows; name where the link leads to something that has no row; NULL in 2 of 3
);

-- Entity: Everything that the graph describes, whatever its class. 4 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
