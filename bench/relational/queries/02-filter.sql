SELECT car_id, label, price FROM car WHERE price BETWEEN 40000 AND 42000 AND top_speed > 200
