// Says: no `|`

let predictedTexts = "------qr-s|"
