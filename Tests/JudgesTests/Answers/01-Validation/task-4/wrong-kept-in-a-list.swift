// Says: stays alive even after `dispose()`
// Breaks: lifetime

@MainActor
private var kept: [TextField] = []

@MainActor
func bindColor(of searchField: TextField) -> any Disposable {
    kept.append(searchField)
    return searchField.textSignal
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
        .bind(to: searchField, \.background)
}
