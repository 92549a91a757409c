enum DisplayWidth { static func columns(of text: String) -> Int { text.count } }
