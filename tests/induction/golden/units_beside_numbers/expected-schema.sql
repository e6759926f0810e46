-- Country. 12 rows.
CREATE TABLE country (
    country_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    area INTEGER NOT NULL,  -- unit km2; unique
    area_unit TEXT NOT NULL,  -- 1 distinct
    population INTEGER NOT NULL,  -- unit × 1000; to be multiplied by 1000 (population_unit); unique
    population_unit INTEGER NOT NULL  -- a factor of population; 1 distinct
);

-- Peak. 12 rows.
CREATE TABLE peak (
    peak_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    height INTEGER NOT NULL,  -- in the unit that height_unit tells; unique
    height_unit TEXT NOT NULL,  -- 2 distinct
    prominence_uom TEXT NOT NULL,  -- 2 distinct
    prominence_value INTEGER NOT NULL,  -- in the unit that prominence_uom tells; unique
    in_ TEXT NOT NULL REFERENCES country(country_id)  -- one to one
);

-- Entity: Everything that the graph describes, whatever its class. 24 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
