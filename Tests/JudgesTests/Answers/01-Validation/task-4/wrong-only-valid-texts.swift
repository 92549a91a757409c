// Says: too short

@MainActor
func bindColour(of searchField: TextField) -> any Disposable {
    searchField.textSignal
        .filter { text in isValidSearchText(text) }
        .map { _ in Colour.white }
        .bind(to: searchField, \.background)
}
