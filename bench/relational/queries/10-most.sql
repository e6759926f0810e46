SELECT d.country, COUNT(*) AS dealers FROM dealer d GROUP BY d.country HAVING COUNT(*) = (SELECT MAX(n) FROM (SELECT COUNT(*) AS n FROM dealer GROUP BY country))
