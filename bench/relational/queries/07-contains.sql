SELECT dealer_id, label FROM dealer WHERE label LIKE '%Autohaus B%'
