-- Employee. 5 rows.
CREATE TABLE employee (
    employee_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    type TEXT NOT NULL,  -- the direct class: 3 Employee, 1 Manager, 1 Trainee
    room INTEGER  -- unique; NULL in 1 of 5
);

-- Entity: Everything that the graph describes, whatever its class. 5 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
