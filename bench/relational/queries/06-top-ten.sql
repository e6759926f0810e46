SELECT car_id, label, price FROM car ORDER BY price DESC, car_id LIMIT 10
