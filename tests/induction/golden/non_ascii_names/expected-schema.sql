-- 🏞. 1 row.
CREATE TABLE unnamed (
    unnamed_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,
    near TEXT NOT NULL REFERENCES ville(ville_id)
);

-- Ville. 2 rows.
CREATE TABLE ville (
    ville_id TEXT PRIMARY KEY NOT NULL,
    cafe INTEGER,  -- unique; NULL in 1 of 2
    cafe_2 INTEGER,  -- café; http://data.example/rivers/café; unique; NULL in 1 of 2
    nom TEXT NOT NULL,  -- unique
    unnamed TEXT  -- 🌊; unique; NULL in 1 of 2
);

-- 河流. 2 rows.
CREATE TABLE "河流" (
    "河流_id" TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    muendung TEXT NOT NULL,  -- 1 distinct
    "όνομα" TEXT NOT NULL,  -- unique
    "цвет" TEXT NOT NULL,  -- unique
    "长度" INTEGER NOT NULL  -- unique
);

-- Entity: Everything that the graph describes, whatever its class. 5 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
