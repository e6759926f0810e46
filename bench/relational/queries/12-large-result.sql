SELECT car_id, label, price, top_speed, curb_weight FROM car
