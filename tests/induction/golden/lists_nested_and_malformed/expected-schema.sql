-- list node: The graph states no class for these. 4 rows.
CREATE TABLE list_node (
    list_node_id TEXT PRIMARY KEY NOT NULL,
    first_ INTEGER NOT NULL,  -- unique
    rest TEXT REFERENCES list_node(list_node_id),  -- one to one; NULL in 2 of 4
    rest_undescribed TEXT  -- rest; name where the link leads to something that has no row; NULL in 2 of 4
);

-- points list node: The graph states no class for these. 11 rows.
CREATE TABLE points_list_node (
    points_list_node_id TEXT PRIMARY KEY NOT NULL,
    note TEXT,  -- unique; NULL in 10 of 11
    rest_text TEXT,  -- rest; unique; NULL in 10 of 11
    first_ TEXT REFERENCES list_node(list_node_id),  -- one to one; NULL in 9 of 11
    rest TEXT REFERENCES points_list_node(points_list_node_id),  -- one to one; NULL in 7 of 11
    rest_undescribed TEXT  -- rest; name where the link leads to something that has no row; NULL in 6 of 11
);

-- points list node first. 10 rows.
CREATE TABLE points_list_node_first_text (
    points_list_node_id TEXT NOT NULL REFERENCES points_list_node(points_list_node_id),
    first__text INTEGER NOT NULL  -- first
);

-- Survey. 9 rows.
CREATE TABLE survey (
    survey_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    points TEXT NOT NULL REFERENCES points_list_node(points_list_node_id)  -- one to one
);

-- Survey points: In order of position. 2 rows.
CREATE TABLE survey_points (
    survey_id TEXT NOT NULL REFERENCES survey(survey_id),
    list_node_id TEXT NOT NULL REFERENCES list_node(list_node_id),  -- points
    position INTEGER NOT NULL  -- 1 is the first
);

-- Entity: Everything that the graph describes, whatever its class. 24 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class; NULL in 15 of 24
    "table" TEXT NOT NULL  -- the table that has its row
);
