-- Actor. 4 rows.
CREATE TABLE actor (
    actor_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    roles INTEGER NOT NULL,  -- unique
    since INTEGER,  -- unique; NULL in 3 of 4
    style TEXT  -- unique; NULL in 2 of 4
);

-- Actor other type: classes that an entity has besides that of its table. 5 rows.
CREATE TABLE actor_other_type (
    actor_id TEXT NOT NULL REFERENCES actor(actor_id),
    type TEXT NOT NULL
);

-- Director. 3 rows.
CREATE VIEW director (
    director_id,  -- TEXT
    type,  -- TEXT; the direct class: 3 Director
    label,  -- TEXT; unique
    style,  -- TEXT; unique
    roles, since  -- as in actor
) AS SELECT … FROM actor UNION ALL SELECT … FROM director_only;

-- Member. 3 rows.
CREATE VIEW member (
    member_id,  -- TEXT
    type,  -- TEXT; the direct class: 3 Member
    label,  -- TEXT; unique
    since,  -- INTEGER; unique; NULL in 1 of 3
    roles, style  -- as in actor
) AS SELECT … FROM actor UNION ALL SELECT … FROM member_only;

-- Entity: Everything that the graph describes, whatever its class. 6 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
