let predictedLog = "-- -- gi g--"
