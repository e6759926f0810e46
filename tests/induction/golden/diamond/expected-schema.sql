-- Bat. 1 row.
CREATE TABLE bat (
    bat_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,
    cave TEXT NOT NULL,
    span INTEGER NOT NULL
);

-- Contest. 2 rows.
CREATE TABLE contest (
    contest_id TEXT PRIMARY KEY NOT NULL,
    winner TEXT NOT NULL REFERENCES entity("key")  -- a row of swimmer; one to one
);

-- Duck. 1 row.
CREATE TABLE duck (
    duck_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,
    eggs INTEGER NOT NULL,
    span INTEGER NOT NULL,
    speed INTEGER NOT NULL
);

-- Seal. 1 row.
CREATE TABLE seal (
    seal_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,
    fur TEXT NOT NULL,
    speed INTEGER NOT NULL
);

-- Flyer. 2 rows.
CREATE VIEW flyer (
    flyer_id,  -- TEXT
    type,  -- TEXT; the direct class: 1 Bat, 1 Duck
    label, cave, span, eggs, speed  -- as in bat, duck
) AS SELECT … FROM bat UNION ALL SELECT … FROM duck;

-- Swimmer. 2 rows.
CREATE VIEW swimmer (
    swimmer_id,  -- TEXT
    type,  -- TEXT; the direct class: 1 Duck, 1 Seal
    label, eggs, span, speed, fur  -- as in duck, seal
) AS SELECT … FROM duck UNION ALL SELECT … FROM seal;

-- Entity: Everything that the graph describes, whatever its class. 5 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
