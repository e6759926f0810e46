SELECT COUNT(*) AS cars FROM car WHERE price > (SELECT AVG(price) FROM car)
