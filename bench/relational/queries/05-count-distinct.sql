SELECT COUNT(DISTINCT city) AS cities FROM dealer
