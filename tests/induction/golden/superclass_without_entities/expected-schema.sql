-- Boat. 1 row.
CREATE TABLE boat (
    boat_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,
    built INTEGER NOT NULL,
    draught REAL NOT NULL
);

-- Bus. 2 rows.
CREATE TABLE bus (
    bus_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    built INTEGER NOT NULL,  -- unique
    wheels INTEGER NOT NULL  -- unique
);

-- Trip. 2 rows.
CREATE TABLE trip (
    trip_id TEXT PRIMARY KEY NOT NULL,
    day TEXT NOT NULL,  -- ISO 8601 date; unique
    uses TEXT NOT NULL REFERENCES entity("key")  -- a row of vehicle; one to one
);

-- Vehicle. 3 rows.
CREATE VIEW vehicle (
    vehicle_id,  -- TEXT
    type,  -- TEXT; the direct class: 2 Bus, 1 Boat
    label, built, draught, wheels  -- as in boat, bus
) AS SELECT … FROM boat UNION ALL SELECT … FROM bus;

-- Entity: Everything that the graph describes, whatever its class. 5 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
