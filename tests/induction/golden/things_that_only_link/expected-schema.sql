-- Floor. 2 rows.
CREATE TABLE floor (
    floor_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Region. 2 rows.
CREATE TABLE region (
    region_key TEXT PRIMARY KEY NOT NULL,
    region_id INTEGER NOT NULL,  -- unique
    region_name TEXT NOT NULL  -- unique
);

-- Room. 2 rows.
CREATE TABLE room (
    room_id TEXT PRIMARY KEY NOT NULL,
    on_floor TEXT NOT NULL REFERENCES floor(floor_id)  -- one to one
);

-- Tenant. 2 rows.
CREATE TABLE tenant (
    tenant_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    from_ TEXT NOT NULL REFERENCES region(region_key)  -- one to one
);

-- Zone: Columns rent_… describe its rent. 2 rows.
CREATE TABLE zone (
    zone_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    part TEXT NOT NULL REFERENCES room(room_id),  -- one to one
    rent_amount INTEGER NOT NULL,  -- unique
    rent_currency TEXT NOT NULL  -- 1 distinct
);

-- Entity: Everything that the graph describes, whatever its class. 12 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
