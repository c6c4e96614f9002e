print("dexgen")
