let predictedThreads = "'t''t''m''b''m''m'"
