-- point: What “has point” leads to. 7 rows.
CREATE TABLE point (
    point_id TEXT PRIMARY KEY NOT NULL,
    type TEXT NOT NULL  -- the direct class: 3 Alarm, 2 Setpoint, 2 Thermometer
);

-- Valve. 2 rows.
CREATE TABLE valve (
    valve_id TEXT PRIMARY KEY NOT NULL
);

-- Valve point. 6 rows.
CREATE TABLE valve_point (
    valve_id TEXT NOT NULL REFERENCES valve(valve_id),
    point_id TEXT NOT NULL REFERENCES point(point_id)  -- has point
);

-- Entity: Everything that the graph describes, whatever its class. 9 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
