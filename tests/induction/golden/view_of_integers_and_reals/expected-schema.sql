-- City. 2 rows.
CREATE TABLE city (
    city_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    area INTEGER NOT NULL,  -- unique
    mayor TEXT NOT NULL,  -- unique
    population INTEGER NOT NULL  -- unique
);

-- Region. 2 rows.
CREATE TABLE region (
    region_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    area REAL NOT NULL,  -- unique
    population INTEGER NOT NULL,  -- unique
    capital TEXT NOT NULL REFERENCES city(city_id)  -- one to one
);

-- Reserve. 1 row.
CREATE TABLE reserve (
    reserve_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL
);

-- Territory. 5 rows.
CREATE VIEW territory (
    territory_id,  -- TEXT
    type,  -- TEXT; the direct class: 2 City, 2 Region, 1 Reserve
    label, area, mayor, population, capital  -- as in city, region
) AS SELECT … FROM city UNION ALL SELECT … FROM region UNION ALL SELECT … FROM reserve;

-- Entity: Everything that the graph describes, whatever its class. 5 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
