let predictedBackgrounds = "y yyw wwy"
