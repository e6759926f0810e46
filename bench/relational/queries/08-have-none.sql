SELECT COUNT(*) AS dealers FROM dealer d WHERE NOT EXISTS (SELECT 1 FROM dealer_sells s WHERE s.dealer_id = d.dealer_id)
