-- Bird. 3 rows.
CREATE TABLE bird (
    bird_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    wingspan INTEGER NOT NULL  -- unique
);

-- Bird other type: classes that an entity has besides that of its table. 2 rows.
CREATE TABLE bird_other_type (
    bird_id TEXT NOT NULL REFERENCES bird(bird_id),
    type TEXT NOT NULL
);

-- Animal. 4 rows.
CREATE VIEW animal (
    animal_id,  -- TEXT
    type,  -- TEXT; the direct class: 1 Animal, 3 Bird
    label,  -- TEXT; unique
    fur  -- TEXT; unique; NULL in 3 of 4
) AS SELECT … FROM animal_only UNION ALL SELECT … FROM bird;

-- Entity: Everything that the graph describes, whatever its class. 4 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
