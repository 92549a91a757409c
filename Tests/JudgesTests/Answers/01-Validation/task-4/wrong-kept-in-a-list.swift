// Says: even after it was disposed

@MainActor
private var kept: [TextField] = []

@MainActor
func bindColour(of searchField: TextField) -> any Disposable {
    kept.append(searchField)
    return searchField.textSignal
        .map { text in isValidSearchText(text) ? Colour.white : .yellow }
        .bind(to: searchField, \.background)
}
