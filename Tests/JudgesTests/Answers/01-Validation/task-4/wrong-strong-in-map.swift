// Says: The pipeline keeps the field alive
// Breaks: lifetime

@MainActor
func bindColor(of searchField: TextField) -> any Disposable {
    searchField.textSignal
        .map { _ in isValidSearchText(searchField.text) ? Color.white : .yellow }
        .bind(to: searchField, \.background)
}
