SELECT label, price, top_speed, engine FROM car WHERE car_id = (SELECT min(car_id) FROM car WHERE label > 'M')
