// Says: yellow before the first key
// Breaks: empty things

/// Colors the field as task 1 does, and doesn't keep it alive: when nothing else holds the field, it is freed.
@MainActor
func bindColor(of searchField: TextField) -> any Disposable {
    searchField.textSignal
        .filter { text in !text.isEmpty }
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
        .bind(to: searchField, \.background)
}
