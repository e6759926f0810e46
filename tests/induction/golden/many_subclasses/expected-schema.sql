-- Keeper. 2 rows.
CREATE TABLE keeper (
    keeper_id TEXT PRIMARY KEY NOT NULL,
    cares TEXT NOT NULL REFERENCES entity("key")  -- a row of animal; one to one
);

-- Kind00. 1 row.
CREATE TABLE kind00 (
    kind00_id TEXT PRIMARY KEY NOT NULL,
    trait00 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind01. 1 row.
CREATE TABLE kind01 (
    kind01_id TEXT PRIMARY KEY NOT NULL,
    trait01 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind02. 1 row.
CREATE TABLE kind02 (
    kind02_id TEXT PRIMARY KEY NOT NULL,
    trait02 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind03. 1 row.
CREATE TABLE kind03 (
    kind03_id TEXT PRIMARY KEY NOT NULL,
    trait03 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind04. 1 row.
CREATE TABLE kind04 (
    kind04_id TEXT PRIMARY KEY NOT NULL,
    trait04 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind05. 1 row.
CREATE TABLE kind05 (
    kind05_id TEXT PRIMARY KEY NOT NULL,
    trait05 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind06. 1 row.
CREATE TABLE kind06 (
    kind06_id TEXT PRIMARY KEY NOT NULL,
    trait06 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind07. 1 row.
CREATE TABLE kind07 (
    kind07_id TEXT PRIMARY KEY NOT NULL,
    trait07 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind08. 1 row.
CREATE TABLE kind08 (
    kind08_id TEXT PRIMARY KEY NOT NULL,
    trait08 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind09. 1 row.
CREATE TABLE kind09 (
    kind09_id TEXT PRIMARY KEY NOT NULL,
    trait09 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind10. 1 row.
CREATE TABLE kind10 (
    kind10_id TEXT PRIMARY KEY NOT NULL,
    trait10 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind11. 1 row.
CREATE TABLE kind11 (
    kind11_id TEXT PRIMARY KEY NOT NULL,
    trait11 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind12. 1 row.
CREATE TABLE kind12 (
    kind12_id TEXT PRIMARY KEY NOT NULL,
    trait12 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind13. 1 row.
CREATE TABLE kind13 (
    kind13_id TEXT PRIMARY KEY NOT NULL,
    trait13 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind14. 1 row.
CREATE TABLE kind14 (
    kind14_id TEXT PRIMARY KEY NOT NULL,
    trait14 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind15. 1 row.
CREATE TABLE kind15 (
    kind15_id TEXT PRIMARY KEY NOT NULL,
    trait15 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind16. 1 row.
CREATE TABLE kind16 (
    kind16_id TEXT PRIMARY KEY NOT NULL,
    trait16 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind17. 1 row.
CREATE TABLE kind17 (
    kind17_id TEXT PRIMARY KEY NOT NULL,
    trait17 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind18. 1 row.
CREATE TABLE kind18 (
    kind18_id TEXT PRIMARY KEY NOT NULL,
    trait18 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind19. 1 row.
CREATE TABLE kind19 (
    kind19_id TEXT PRIMARY KEY NOT NULL,
    trait19 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind20. 1 row.
CREATE TABLE kind20 (
    kind20_id TEXT PRIMARY KEY NOT NULL,
    trait20 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind21. 1 row.
CREATE TABLE kind21 (
    kind21_id TEXT PRIMARY KEY NOT NULL,
    trait21 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind22. 1 row.
CREATE TABLE kind22 (
    kind22_id TEXT PRIMARY KEY NOT NULL,
    trait22 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind23. 1 row.
CREATE TABLE kind23 (
    kind23_id TEXT PRIMARY KEY NOT NULL,
    trait23 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind24. 1 row.
CREATE TABLE kind24 (
    kind24_id TEXT PRIMARY KEY NOT NULL,
    trait24 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind25. 1 row.
CREATE TABLE kind25 (
    kind25_id TEXT PRIMARY KEY NOT NULL,
    trait25 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind26. 1 row.
CREATE TABLE kind26 (
    kind26_id TEXT PRIMARY KEY NOT NULL,
    trait26 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind27. 1 row.
CREATE TABLE kind27 (
    kind27_id TEXT PRIMARY KEY NOT NULL,
    trait27 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind28. 1 row.
CREATE TABLE kind28 (
    kind28_id TEXT PRIMARY KEY NOT NULL,
    trait28 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind29. 1 row.
CREATE TABLE kind29 (
    kind29_id TEXT PRIMARY KEY NOT NULL,
    trait29 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind30. 1 row.
CREATE TABLE kind30 (
    kind30_id TEXT PRIMARY KEY NOT NULL,
    trait30 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind31. 1 row.
CREATE TABLE kind31 (
    kind31_id TEXT PRIMARY KEY NOT NULL,
    trait31 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind32. 1 row.
CREATE TABLE kind32 (
    kind32_id TEXT PRIMARY KEY NOT NULL,
    trait32 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind33. 1 row.
CREATE TABLE kind33 (
    kind33_id TEXT PRIMARY KEY NOT NULL,
    trait33 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind34. 1 row.
CREATE TABLE kind34 (
    kind34_id TEXT PRIMARY KEY NOT NULL,
    trait34 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind35. 1 row.
CREATE TABLE kind35 (
    kind35_id TEXT PRIMARY KEY NOT NULL,
    trait35 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind36. 1 row.
CREATE TABLE kind36 (
    kind36_id TEXT PRIMARY KEY NOT NULL,
    trait36 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind37. 1 row.
CREATE TABLE kind37 (
    kind37_id TEXT PRIMARY KEY NOT NULL,
    trait37 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind38. 1 row.
CREATE TABLE kind38 (
    kind38_id TEXT PRIMARY KEY NOT NULL,
    trait38 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind39. 1 row.
CREATE TABLE kind39 (
    kind39_id TEXT PRIMARY KEY NOT NULL,
    trait39 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind40. 1 row.
CREATE TABLE kind40 (
    kind40_id TEXT PRIMARY KEY NOT NULL,
    trait40 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind41. 1 row.
CREATE TABLE kind41 (
    kind41_id TEXT PRIMARY KEY NOT NULL,
    trait41 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind42. 1 row.
CREATE TABLE kind42 (
    kind42_id TEXT PRIMARY KEY NOT NULL,
    trait42 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind43. 1 row.
CREATE TABLE kind43 (
    kind43_id TEXT PRIMARY KEY NOT NULL,
    trait43 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind44. 1 row.
CREATE TABLE kind44 (
    kind44_id TEXT PRIMARY KEY NOT NULL,
    trait44 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind45. 1 row.
CREATE TABLE kind45 (
    kind45_id TEXT PRIMARY KEY NOT NULL,
    trait45 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind46. 1 row.
CREATE TABLE kind46 (
    kind46_id TEXT PRIMARY KEY NOT NULL,
    trait46 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind47. 1 row.
CREATE TABLE kind47 (
    kind47_id TEXT PRIMARY KEY NOT NULL,
    trait47 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind48. 1 row.
CREATE TABLE kind48 (
    kind48_id TEXT PRIMARY KEY NOT NULL,
    trait48 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind49. 1 row.
CREATE TABLE kind49 (
    kind49_id TEXT PRIMARY KEY NOT NULL,
    trait49 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind50. 1 row.
CREATE TABLE kind50 (
    kind50_id TEXT PRIMARY KEY NOT NULL,
    trait50 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind51. 1 row.
CREATE TABLE kind51 (
    kind51_id TEXT PRIMARY KEY NOT NULL,
    trait51 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind52. 1 row.
CREATE TABLE kind52 (
    kind52_id TEXT PRIMARY KEY NOT NULL,
    trait52 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind53. 1 row.
CREATE TABLE kind53 (
    kind53_id TEXT PRIMARY KEY NOT NULL,
    trait53 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind54. 1 row.
CREATE TABLE kind54 (
    kind54_id TEXT PRIMARY KEY NOT NULL,
    trait54 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind55. 1 row.
CREATE TABLE kind55 (
    kind55_id TEXT PRIMARY KEY NOT NULL,
    trait55 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind56. 1 row.
CREATE TABLE kind56 (
    kind56_id TEXT PRIMARY KEY NOT NULL,
    trait56 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind57. 1 row.
CREATE TABLE kind57 (
    kind57_id TEXT PRIMARY KEY NOT NULL,
    trait57 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind58. 1 row.
CREATE TABLE kind58 (
    kind58_id TEXT PRIMARY KEY NOT NULL,
    trait58 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind59. 1 row.
CREATE TABLE kind59 (
    kind59_id TEXT PRIMARY KEY NOT NULL,
    trait59 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind60. 1 row.
CREATE TABLE kind60 (
    kind60_id TEXT PRIMARY KEY NOT NULL,
    trait60 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind61. 1 row.
CREATE TABLE kind61 (
    kind61_id TEXT PRIMARY KEY NOT NULL,
    trait61 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind62. 1 row.
CREATE TABLE kind62 (
    kind62_id TEXT PRIMARY KEY NOT NULL,
    trait62 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind63. 1 row.
CREATE TABLE kind63 (
    kind63_id TEXT PRIMARY KEY NOT NULL,
    trait63 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind64. 1 row.
CREATE TABLE kind64 (
    kind64_id TEXT PRIMARY KEY NOT NULL,
    trait64 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Kind65. 1 row.
CREATE TABLE kind65 (
    kind65_id TEXT PRIMARY KEY NOT NULL,
    trait65 TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Animal. 66 rows.
CREATE VIEW animal (
    animal_id,  -- TEXT
    type,  -- TEXT; the direct class: 1 Kind00, 1 Kind01, 1 Kind02, 1 Kind03, 1 Kind04, 1 Kind05, 1 Kind06, 1 Kind07, 1 Kind08, 1 Kind09, 1 Kind10, 1 Kind11, 1 Kind12, 1 Kind13, 1 Kind14, 1 Kind15, 1 Kind16, 1 Kind17, 1 Kind18, 1 Kind19, 1 Kind20, 1 Kind21, 1 Kind22, 1 Kind23, 1 Kind24, 1 Kind25, 1 Kind26, 1 Kind27, 1 Kind28, 1 Kind29, 1 Kind30, 1 Kind31, 1 Kind32, 1 Kind33, 1 Kind34, 1 Kind35, 1 Kind36, 1 Kind37, 1 Kind38, 1 Kind39, 1 Kind40, 1 Kind41, 1 Kind42, 1 Kind43, 1 Kind44, 1 Kind45, 1 Kind46, 1 Kind47, 1 Kind48, 1 Kind49, 1 Kind50, 1 Kind51, 1 Kind52, 1 Kind53, 1 Kind54, 1 Kind55, 1 Kind56, 1 Kind57, 1 Kind58, 1 Kind59, 1 Kind60, 1 Kind61, 1 Kind62, 1 Kind63, 1 Kind64, 1 Kind65
    weight  -- as in kind00
) AS SELECT … FROM kind00 UNION ALL SELECT … FROM kind01 UNION ALL SELECT … FROM kind02 UNION ALL SELECT … FROM kind03 UNION ALL SELECT … FROM kind04 UNION ALL SELECT … FROM kind05 UNION ALL SELECT … FROM kind06 UNION ALL SELECT … FROM kind07 UNION ALL SELECT … FROM kind08 UNION ALL SELECT … FROM kind09 UNION ALL SELECT … FROM kind10 UNION ALL SELECT … FROM kind11 UNION ALL SELECT … FROM kind12 UNION ALL SELECT … FROM kind13 UNION ALL SELECT … FROM kind14 UNION ALL SELECT … FROM kind15 UNION ALL SELECT … FROM kind16 UNION ALL SELECT … FROM kind17 UNION ALL SELECT … FROM kind18 UNION ALL SELECT … FROM kind19 UNION ALL SELECT … FROM kind20 UNION ALL SELECT … FROM kind21 UNION ALL SELECT … FROM kind22 UNION ALL SELECT … FROM kind23 UNION ALL SELECT … FROM kind24 UNION ALL SELECT … FROM kind25 UNION ALL SELECT … FROM kind26 UNION ALL SELECT … FROM kind27 UNION ALL SELECT … FROM kind28 UNION ALL SELECT … FROM kind29 UNION ALL SELECT … FROM kind30 UNION ALL SELECT … FROM kind31 UNION ALL SELECT … FROM kind32 UNION ALL SELECT … FROM kind33 UNION ALL SELECT … FROM kind34 UNION ALL SELECT … FROM kind35 UNION ALL SELECT … FROM kind36 UNION ALL SELECT … FROM kind37 UNION ALL SELECT … FROM kind38 UNION ALL SELECT … FROM kind39 UNION ALL SELECT … FROM kind40 UNION ALL SELECT … FROM kind41 UNION ALL SELECT … FROM kind42 UNION ALL SELECT … FROM kind43 UNION ALL SELECT … FROM kind44 UNION ALL SELECT … FROM kind45 UNION ALL SELECT … FROM kind46 UNION ALL SELECT … FROM kind47 UNION ALL SELECT … FROM kind48 UNION ALL SELECT … FROM kind49 UNION ALL SELECT … FROM kind50 UNION ALL SELECT … FROM kind51 UNION ALL SELECT … FROM kind52 UNION ALL SELECT … FROM kind53 UNION ALL SELECT … FROM kind54 UNION ALL SELECT … FROM kind55 UNION ALL SELECT … FROM kind56 UNION ALL SELECT … FROM kind57 UNION ALL SELECT … FROM kind58 UNION ALL SELECT … FROM kind59 UNION ALL SELECT … FROM kind60 UNION ALL SELECT … FROM kind61 UNION ALL SELECT … FROM kind62 UNION ALL SELECT … FROM kind63 UNION ALL SELECT … FROM kind64 UNION ALL SELECT … FROM kind65;

-- Entity: Everything that the graph describes, whatever its class. 68 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
