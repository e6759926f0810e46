-- Employee. 2 rows.
CREATE TABLE employee (
    employee_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    city TEXT NOT NULL REFERENCES hospital(hospital_id),  -- one to one
    skill TEXT NOT NULL REFERENCES skill(skill_id)  -- one to one
);

-- hospital: The graph states no class for these. 2 rows.
CREATE TABLE hospital (
    hospital_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Skill. 2 rows.
CREATE TABLE skill (
    skill_id TEXT PRIMARY KEY NOT NULL
);

-- Entity: Everything that the graph describes, whatever its class. 6 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class; NULL in 2 of 6
    "table" TEXT NOT NULL  -- the table that has its row
);
