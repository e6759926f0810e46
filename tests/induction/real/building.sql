-- AHU. 5 rows.
CREATE TABLE ahu (
    ahu_id TEXT PRIMARY KEY NOT NULL,
    location_of TEXT NOT NULL REFERENCES supply_fan(supply_fan_id)  -- one to one
);

-- AHU feeds. 241 rows.
CREATE TABLE ahu_feeds (
    ahu_id TEXT NOT NULL REFERENCES ahu(ahu_id),
    vav_id TEXT NOT NULL REFERENCES vav(vav_id)  -- feeds
);

-- AHU point. 39 rows.
CREATE TABLE ahu_point (
    ahu_id TEXT NOT NULL REFERENCES ahu(ahu_id),
    point_id TEXT NOT NULL REFERENCES point(point_id)  -- has point
);

-- Building. 1 row.
CREATE TABLE building (
    building_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL
);

-- building example: The graph states no class for these. 1 row.
CREATE TABLE building_example (
    building_example_id TEXT PRIMARY KEY NOT NULL
);

-- building example location of. 5 rows.
CREATE TABLE building_example_location_of (
    building_example_id TEXT NOT NULL REFERENCES building_example(building_example_id),
    exhaust_fan_id TEXT NOT NULL REFERENCES exhaust_fan(exhaust_fan_id)  -- is location of
);

-- Energy Demand. 1 row.
CREATE TABLE energy_demand (
    energy_demand_id TEXT PRIMARY KEY NOT NULL
);

-- Energy Sensor. 1 row.
CREATE TABLE energy_sensor (
    energy_sensor_id TEXT PRIMARY KEY NOT NULL
);

-- Exhaust Fan. 5 rows.
CREATE TABLE exhaust_fan (
    exhaust_fan_id TEXT PRIMARY KEY NOT NULL
);

-- Exhaust Fan point. 8 rows.
CREATE TABLE exhaust_fan_point (
    exhaust_fan_id TEXT NOT NULL REFERENCES exhaust_fan(exhaust_fan_id),
    point_id TEXT NOT NULL REFERENCES point(point_id)  -- has point
);

-- Floor. 7 rows.
CREATE TABLE floor (
    floor_id TEXT PRIMARY KEY NOT NULL,
    part_of TEXT NOT NULL REFERENCES building(building_id)  -- 1 distinct
);

-- HVAC Zone. 243 rows.
CREATE TABLE hvac_zone (
    hvac_zone_id TEXT PRIMARY KEY NOT NULL,
    part TEXT NOT NULL REFERENCES room(room_id)  -- one to one
);

-- point: What “has point” leads to. 941 rows.
CREATE TABLE point (
    point_id TEXT PRIMARY KEY NOT NULL,
    type TEXT NOT NULL,  -- the direct class: 242 Supply Air Flow Sensor, 232 Zone Air Temperature Sensor, 231 Zone Air Temperature Setpoint, 135 Command, 13 Low Return Air Temperature Alarm, 13 Smoke Detected Alarm, 7 Fan Speed Reset Command, 5 Pressure Sensor, 5 Start Stop Status, 4 Curtailment Override Command, 4 Damper Position Sensor, 4 Discharge Air Temperature Sensor, 4 Discharge Air Temperature Setpoint, 4 Exhaust Air Flow Sensor, 4 Fault Status, 4 Mixed Air Temperature Sensor, 4 Occupancy Command, 4 Overridden Status, 4 Start Stop Command, 3 Air Flow Sensor, 3 Integral Gain Parameter, 3 Proportional Gain Parameter, 3 Static Pressure Sensor, 3 Static Pressure Setpoint, 2 Speed Setpoint, 1 Outside Air Temperature
    location TEXT REFERENCES floor(floor_id),  -- 5 distinct; NULL in 926 of 941
    tag TEXT  -- name only: it has no row of its own; NULL in 926 of 941
);

-- Room. 243 rows.
CREATE TABLE room (
    room_id TEXT PRIMARY KEY NOT NULL,
    part_of TEXT REFERENCES floor(floor_id),  -- 7 distinct; NULL in 2 of 243
    part_of_undescribed TEXT  -- is part of; name where the link leads to something that has no row; NULL in 241 of 243
);

-- Supply Fan. 5 rows.
CREATE TABLE supply_fan (
    supply_fan_id TEXT PRIMARY KEY NOT NULL
);

-- Supply Fan point. 54 rows.
CREATE TABLE supply_fan_point (
    supply_fan_id TEXT NOT NULL REFERENCES supply_fan(supply_fan_id),
    point_id TEXT NOT NULL REFERENCES point(point_id)  -- has point
);

-- VAV. 243 rows.
CREATE TABLE vav (
    vav_id TEXT PRIMARY KEY NOT NULL,
    feeds TEXT NOT NULL REFERENCES hvac_zone(hvac_zone_id),  -- one to one
    tag TEXT  -- name only: it has no row of its own; NULL in 108 of 243
);

-- VAV point. 825 rows.
CREATE TABLE vav_point (
    vav_id TEXT NOT NULL REFERENCES vav(vav_id),
    point_id TEXT NOT NULL REFERENCES point(point_id)  -- has point
);

-- Entity: Everything that the graph describes, whatever its class. 1,696 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class; NULL in 1 of 1,696
    "table" TEXT NOT NULL  -- the table that has its row
);
