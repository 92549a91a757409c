/// Returns whether a text is worth a search: whether it has more than two characters, the rule of chapter 01.
public func isValidSearchText(_ text: String) -> Bool {
    text.count > 2
}
