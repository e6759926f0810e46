SELECT e.fuel_type, COUNT(*) AS cars, AVG(c.price) AS price FROM car c JOIN engine e ON e.engine_id = c.engine GROUP BY e.fuel_type
