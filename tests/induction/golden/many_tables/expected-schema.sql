-- Device00. 2 rows.
CREATE TABLE device00 (
    device00_id TEXT PRIMARY KEY NOT NULL,
    maker00 TEXT NOT NULL,  -- unique
    setting00 INTEGER NOT NULL  -- unique
);

-- Device01. 2 rows.
CREATE TABLE device01 (
    device01_id TEXT PRIMARY KEY NOT NULL,
    maker01 TEXT NOT NULL,  -- unique
    setting01 INTEGER NOT NULL  -- unique
);

-- Device02. 2 rows.
CREATE TABLE device02 (
    device02_id TEXT PRIMARY KEY NOT NULL,
    maker02 TEXT NOT NULL,  -- unique
    setting02 INTEGER NOT NULL  -- unique
);

-- Device03. 2 rows.
CREATE TABLE device03 (
    device03_id TEXT PRIMARY KEY NOT NULL,
    maker03 TEXT NOT NULL,  -- unique
    setting03 INTEGER NOT NULL  -- unique
);

-- Device04. 2 rows.
CREATE TABLE device04 (
    device04_id TEXT PRIMARY KEY NOT NULL,
    maker04 TEXT NOT NULL,  -- unique
    setting04 INTEGER NOT NULL  -- unique
);

-- Device05. 2 rows.
CREATE TABLE device05 (
    device05_id TEXT PRIMARY KEY NOT NULL,
    maker05 TEXT NOT NULL,  -- unique
    setting05 INTEGER NOT NULL  -- unique
);

-- Device06. 2 rows.
CREATE TABLE device06 (
    device06_id TEXT PRIMARY KEY NOT NULL,
    maker06 TEXT NOT NULL,  -- unique
    setting06 INTEGER NOT NULL  -- unique
);

-- Device07. 2 rows.
CREATE TABLE device07 (
    device07_id TEXT PRIMARY KEY NOT NULL,
    maker07 TEXT NOT NULL,  -- unique
    setting07 INTEGER NOT NULL  -- unique
);

-- Device08. 2 rows.
CREATE TABLE device08 (
    device08_id TEXT PRIMARY KEY NOT NULL,
    maker08 TEXT NOT NULL,  -- unique
    setting08 INTEGER NOT NULL  -- unique
);

-- Device09. 2 rows.
CREATE TABLE device09 (
    device09_id TEXT PRIMARY KEY NOT NULL,
    maker09 TEXT NOT NULL,  -- unique
    setting09 INTEGER NOT NULL  -- unique
);

-- Device10. 2 rows.
CREATE TABLE device10 (
    device10_id TEXT PRIMARY KEY NOT NULL,
    maker10 TEXT NOT NULL,  -- unique
    setting10 INTEGER NOT NULL  -- unique
);

-- Device11. 2 rows.
CREATE TABLE device11 (
    device11_id TEXT PRIMARY KEY NOT NULL,
    maker11 TEXT NOT NULL,  -- unique
    setting11 INTEGER NOT NULL  -- unique
);

-- Device12. 2 rows.
CREATE TABLE device12 (
    device12_id TEXT PRIMARY KEY NOT NULL,
    maker12 TEXT NOT NULL,  -- unique
    setting12 INTEGER NOT NULL  -- unique
);

-- Device13. 2 rows.
CREATE TABLE device13 (
    device13_id TEXT PRIMARY KEY NOT NULL,
    maker13 TEXT NOT NULL,  -- unique
    setting13 INTEGER NOT NULL  -- unique
);

-- Device14. 2 rows.
CREATE TABLE device14 (
    device14_id TEXT PRIMARY KEY NOT NULL,
    maker14 TEXT NOT NULL,  -- unique
    setting14 INTEGER NOT NULL  -- unique
);

-- Device15. 2 rows.
CREATE TABLE device15 (
    device15_id TEXT PRIMARY KEY NOT NULL,
    maker15 TEXT NOT NULL,  -- unique
    setting15 INTEGER NOT NULL  -- unique
);

-- Device16. 2 rows.
CREATE TABLE device16 (
    device16_id TEXT PRIMARY KEY NOT NULL,
    maker16 TEXT NOT NULL,  -- unique
    setting16 INTEGER NOT NULL  -- unique
);

-- Device17. 2 rows.
CREATE TABLE device17 (
    device17_id TEXT PRIMARY KEY NOT NULL,
    maker17 TEXT NOT NULL,  -- unique
    setting17 INTEGER NOT NULL  -- unique
);

-- Device18. 2 rows.
CREATE TABLE device18 (
    device18_id TEXT PRIMARY KEY NOT NULL,
    maker18 TEXT NOT NULL,  -- unique
    setting18 INTEGER NOT NULL  -- unique
);

-- Device19. 2 rows.
CREATE TABLE device19 (
    device19_id TEXT PRIMARY KEY NOT NULL,
    maker19 TEXT NOT NULL,  -- unique
    setting19 INTEGER NOT NULL  -- unique
);

-- Device20. 2 rows.
CREATE TABLE device20 (
    device20_id TEXT PRIMARY KEY NOT NULL,
    maker20 TEXT NOT NULL,  -- unique
    setting20 INTEGER NOT NULL  -- unique
);

-- Device21. 2 rows.
CREATE TABLE device21 (
    device21_id TEXT PRIMARY KEY NOT NULL,
    maker21 TEXT NOT NULL,  -- unique
    setting21 INTEGER NOT NULL  -- unique
);

-- Device22. 2 rows.
CREATE TABLE device22 (
    device22_id TEXT PRIMARY KEY NOT NULL,
    maker22 TEXT NOT NULL,  -- unique
    setting22 INTEGER NOT NULL  -- unique
);

-- Device23. 2 rows.
CREATE TABLE device23 (
    device23_id TEXT PRIMARY KEY NOT NULL,
    maker23 TEXT NOT NULL,  -- unique
    setting23 INTEGER NOT NULL  -- unique
);

-- Device24. 2 rows.
CREATE TABLE device24 (
    device24_id TEXT PRIMARY KEY NOT NULL,
    maker24 TEXT NOT NULL,  -- unique
    setting24 INTEGER NOT NULL  -- unique
);

-- Device25. 2 rows.
CREATE TABLE device25 (
    device25_id TEXT PRIMARY KEY NOT NULL,
    maker25 TEXT NOT NULL,  -- unique
    setting25 INTEGER NOT NULL  -- unique
);

-- Device26. 2 rows.
CREATE TABLE device26 (
    device26_id TEXT PRIMARY KEY NOT NULL,
    maker26 TEXT NOT NULL,  -- unique
    setting26 INTEGER NOT NULL  -- unique
);

-- Device27. 2 rows.
CREATE TABLE device27 (
    device27_id TEXT PRIMARY KEY NOT NULL,
    maker27 TEXT NOT NULL,  -- unique
    setting27 INTEGER NOT NULL  -- unique
);

-- Device28. 2 rows.
CREATE TABLE device28 (
    device28_id TEXT PRIMARY KEY NOT NULL,
    maker28 TEXT NOT NULL,  -- unique
    setting28 INTEGER NOT NULL  -- unique
);

-- Device29. 2 rows.
CREATE TABLE device29 (
    device29_id TEXT PRIMARY KEY NOT NULL,
    maker29 TEXT NOT NULL,  -- unique
    setting29 INTEGER NOT NULL  -- unique
);

-- Device30. 2 rows.
CREATE TABLE device30 (
    device30_id TEXT PRIMARY KEY NOT NULL,
    maker30 TEXT NOT NULL,  -- unique
    setting30 INTEGER NOT NULL  -- unique
);

-- Device31. 2 rows.
CREATE TABLE device31 (
    device31_id TEXT PRIMARY KEY NOT NULL,
    maker31 TEXT NOT NULL,  -- unique
    setting31 INTEGER NOT NULL  -- unique
);

-- Device32. 2 rows.
CREATE TABLE device32 (
    device32_id TEXT PRIMARY KEY NOT NULL,
    maker32 TEXT NOT NULL,  -- unique
    setting32 INTEGER NOT NULL  -- unique
);

-- Device33. 2 rows.
CREATE TABLE device33 (
    device33_id TEXT PRIMARY KEY NOT NULL,
    maker33 TEXT NOT NULL,  -- unique
    setting33 INTEGER NOT NULL  -- unique
);

-- Device34. 2 rows.
CREATE TABLE device34 (
    device34_id TEXT PRIMARY KEY NOT NULL,
    maker34 TEXT NOT NULL,  -- unique
    setting34 INTEGER NOT NULL  -- unique
);

-- Device35. 2 rows.
CREATE TABLE device35 (
    device35_id TEXT PRIMARY KEY NOT NULL,
    maker35 TEXT NOT NULL,  -- unique
    setting35 INTEGER NOT NULL  -- unique
);

-- Device36. 2 rows.
CREATE TABLE device36 (
    device36_id TEXT PRIMARY KEY NOT NULL,
    maker36 TEXT NOT NULL,  -- unique
    setting36 INTEGER NOT NULL  -- unique
);

-- Device37. 2 rows.
CREATE TABLE device37 (
    device37_id TEXT PRIMARY KEY NOT NULL,
    maker37 TEXT NOT NULL,  -- unique
    setting37 INTEGER NOT NULL  -- unique
);

-- Device38. 2 rows.
CREATE TABLE device38 (
    device38_id TEXT PRIMARY KEY NOT NULL,
    maker38 TEXT NOT NULL,  -- unique
    setting38 INTEGER NOT NULL  -- unique
);

-- Device39. 2 rows.
CREATE TABLE device39 (
    device39_id TEXT PRIMARY KEY NOT NULL,
    maker39 TEXT NOT NULL,  -- unique
    setting39 INTEGER NOT NULL  -- unique
);

-- Device40. 2 rows.
CREATE TABLE device40 (
    device40_id TEXT PRIMARY KEY NOT NULL,
    maker40 TEXT NOT NULL,  -- unique
    setting40 INTEGER NOT NULL  -- unique
);

-- Device41. 2 rows.
CREATE TABLE device41 (
    device41_id TEXT PRIMARY KEY NOT NULL,
    maker41 TEXT NOT NULL,  -- unique
    setting41 INTEGER NOT NULL  -- unique
);

-- Device42. 2 rows.
CREATE TABLE device42 (
    device42_id TEXT PRIMARY KEY NOT NULL,
    maker42 TEXT NOT NULL,  -- unique
    setting42 INTEGER NOT NULL  -- unique
);

-- Device43. 2 rows.
CREATE TABLE device43 (
    device43_id TEXT PRIMARY KEY NOT NULL,
    maker43 TEXT NOT NULL,  -- unique
    setting43 INTEGER NOT NULL  -- unique
);

-- Device44. 2 rows.
CREATE TABLE device44 (
    device44_id TEXT PRIMARY KEY NOT NULL,
    maker44 TEXT NOT NULL,  -- unique
    setting44 INTEGER NOT NULL  -- unique
);

-- Device45. 2 rows.
CREATE TABLE device45 (
    device45_id TEXT PRIMARY KEY NOT NULL,
    maker45 TEXT NOT NULL,  -- unique
    setting45 INTEGER NOT NULL  -- unique
);

-- Device46. 2 rows.
CREATE TABLE device46 (
    device46_id TEXT PRIMARY KEY NOT NULL,
    maker46 TEXT NOT NULL,  -- unique
    setting46 INTEGER NOT NULL  -- unique
);

-- Device47. 2 rows.
CREATE TABLE device47 (
    device47_id TEXT PRIMARY KEY NOT NULL,
    maker47 TEXT NOT NULL,  -- unique
    setting47 INTEGER NOT NULL  -- unique
);

-- Device48. 2 rows.
CREATE TABLE device48 (
    device48_id TEXT PRIMARY KEY NOT NULL,
    maker48 TEXT NOT NULL,  -- unique
    setting48 INTEGER NOT NULL  -- unique
);

-- Device49. 2 rows.
CREATE TABLE device49 (
    device49_id TEXT PRIMARY KEY NOT NULL,
    maker49 TEXT NOT NULL,  -- unique
    setting49 INTEGER NOT NULL  -- unique
);

-- Device50. 2 rows.
CREATE TABLE device50 (
    device50_id TEXT PRIMARY KEY NOT NULL,
    maker50 TEXT NOT NULL,  -- unique
    setting50 INTEGER NOT NULL  -- unique
);

-- Device51. 2 rows.
CREATE TABLE device51 (
    device51_id TEXT PRIMARY KEY NOT NULL,
    maker51 TEXT NOT NULL,  -- unique
    setting51 INTEGER NOT NULL  -- unique
);

-- Device52. 2 rows.
CREATE TABLE device52 (
    device52_id TEXT PRIMARY KEY NOT NULL,
    maker52 TEXT NOT NULL,  -- unique
    setting52 INTEGER NOT NULL  -- unique
);

-- Device53. 2 rows.
CREATE TABLE device53 (
    device53_id TEXT PRIMARY KEY NOT NULL,
    maker53 TEXT NOT NULL,  -- unique
    setting53 INTEGER NOT NULL  -- unique
);

-- Device54. 2 rows.
CREATE TABLE device54 (
    device54_id TEXT PRIMARY KEY NOT NULL,
    maker54 TEXT NOT NULL,  -- unique
    setting54 INTEGER NOT NULL  -- unique
);

-- Device55. 2 rows.
CREATE TABLE device55 (
    device55_id TEXT PRIMARY KEY NOT NULL,
    maker55 TEXT NOT NULL,  -- unique
    setting55 INTEGER NOT NULL  -- unique
);

-- Device56. 2 rows.
CREATE TABLE device56 (
    device56_id TEXT PRIMARY KEY NOT NULL,
    maker56 TEXT NOT NULL,  -- unique
    setting56 INTEGER NOT NULL  -- unique
);

-- Device57. 2 rows.
CREATE TABLE device57 (
    device57_id TEXT PRIMARY KEY NOT NULL,
    maker57 TEXT NOT NULL,  -- unique
    setting57 INTEGER NOT NULL  -- unique
);

-- Device58. 2 rows.
CREATE TABLE device58 (
    device58_id TEXT PRIMARY KEY NOT NULL,
    maker58 TEXT NOT NULL,  -- unique
    setting58 INTEGER NOT NULL  -- unique
);

-- Device59. 2 rows.
CREATE TABLE device59 (
    device59_id TEXT PRIMARY KEY NOT NULL,
    maker59 TEXT NOT NULL,  -- unique
    setting59 INTEGER NOT NULL  -- unique
);

-- Device60. 2 rows.
CREATE TABLE device60 (
    device60_id TEXT PRIMARY KEY NOT NULL,
    maker60 TEXT NOT NULL,  -- unique
    setting60 INTEGER NOT NULL  -- unique
);

-- Device61. 2 rows.
CREATE TABLE device61 (
    device61_id TEXT PRIMARY KEY NOT NULL,
    maker61 TEXT NOT NULL,  -- unique
    setting61 INTEGER NOT NULL  -- unique
);

-- Device62. 2 rows.
CREATE TABLE device62 (
    device62_id TEXT PRIMARY KEY NOT NULL,
    maker62 TEXT NOT NULL,  -- unique
    setting62 INTEGER NOT NULL  -- unique
);

-- Device63. 2 rows.
CREATE TABLE device63 (
    device63_id TEXT PRIMARY KEY NOT NULL,
    maker63 TEXT NOT NULL,  -- unique
    setting63 INTEGER NOT NULL  -- unique
);

-- Device64. 2 rows.
CREATE TABLE device64 (
    device64_id TEXT PRIMARY KEY NOT NULL,
    maker64 TEXT NOT NULL,  -- unique
    setting64 INTEGER NOT NULL  -- unique
);

-- Device65. 2 rows.
CREATE TABLE device65 (
    device65_id TEXT PRIMARY KEY NOT NULL,
    maker65 TEXT NOT NULL,  -- unique
    setting65 INTEGER NOT NULL  -- unique
);

-- Device66. 2 rows.
CREATE TABLE device66 (
    device66_id TEXT PRIMARY KEY NOT NULL,
    maker66 TEXT NOT NULL,  -- unique
    setting66 INTEGER NOT NULL  -- unique
);

-- Device67. 2 rows.
CREATE TABLE device67 (
    device67_id TEXT PRIMARY KEY NOT NULL,
    maker67 TEXT NOT NULL,  -- unique
    setting67 INTEGER NOT NULL  -- unique
);

-- Device68. 2 rows.
CREATE TABLE device68 (
    device68_id TEXT PRIMARY KEY NOT NULL,
    maker68 TEXT NOT NULL,  -- unique
    setting68 INTEGER NOT NULL  -- unique
);

-- Device69. 2 rows.
CREATE TABLE device69 (
    device69_id TEXT PRIMARY KEY NOT NULL,
    maker69 TEXT NOT NULL,  -- unique
    setting69 INTEGER NOT NULL  -- unique
);

-- Entity: Everything that the graph describes, whatever its class. 140 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
