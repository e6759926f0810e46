SELECT label, engine, price FROM (SELECT label, engine, price, RANK() OVER (PARTITION BY engine ORDER BY price DESC) AS place FROM car) WHERE place = 1
