/// A search is worth sending when its text is longer than two characters: the rule of chapter 01.
public func isValidSearchText(_ text: String) -> Bool {
    text.count > 2
}
