print("validation")
