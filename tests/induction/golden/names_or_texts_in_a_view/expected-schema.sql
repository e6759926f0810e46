-- Amphora. 2 rows.
CREATE TABLE amphora (
    amphora_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    volume INTEGER NOT NULL,  -- unique
    maker TEXT NOT NULL  -- name only: it has no row of its own
);

-- Bronze. 2 rows.
CREATE TABLE bronze (
    bronze_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    height INTEGER NOT NULL,  -- unique
    maker TEXT NOT NULL REFERENCES person(person_id)  -- one to one
);

-- Carving. 2 rows.
CREATE TABLE carving (
    carving_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    maker TEXT,  -- a thing's name, or a text; unique
    maker_id TEXT REFERENCES person(person_id),  -- maker; NULL where maker is a text or has no row of its own; one to one; NULL in 1 of 2
    wood TEXT NOT NULL  -- unique
);

-- Person. 2 rows.
CREATE TABLE person (
    person_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Print. 2 rows.
CREATE TABLE print (
    print_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    inks INTEGER NOT NULL,  -- unique
    maker TEXT NOT NULL  -- unique
);

-- Work. 8 rows.
CREATE VIEW work (
    work_id,  -- TEXT
    type,  -- TEXT; the direct class: 2 Amphora, 2 Bronze, 2 Carving, 2 Print
    label, volume, height, maker_id, maker, wood, inks  -- as in amphora, bronze, carving, print
) AS SELECT … FROM amphora UNION ALL SELECT … FROM bronze UNION ALL SELECT … FROM carving UNION ALL SELECT … FROM print;

-- Entity: Everything that the graph describes, whatever its class. 10 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
