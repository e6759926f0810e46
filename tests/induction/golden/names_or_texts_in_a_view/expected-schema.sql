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

-- Statue. 2 rows.
CREATE TABLE statue (
    statue_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    height INTEGER NOT NULL,  -- unique
    maker TEXT NOT NULL REFERENCES person(person_id)  -- one to one
);

-- Work. 6 rows.
CREATE VIEW work (
    work_id,  -- TEXT
    type,  -- TEXT; the direct class: 2 Carving, 2 Print, 2 Statue
    label, maker, maker_id, wood, inks, height  -- as in carving, print, statue
) AS SELECT … FROM carving UNION ALL SELECT … FROM print UNION ALL SELECT … FROM statue;

-- Entity: Everything that the graph describes, whatever its class. 8 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
