// Says: keeps the field alive

@MainActor
func bindColour(of searchField: TextField) -> any Disposable {
    searchField.textSignal
        .map { _ in isValidSearchText(searchField.text) ? Colour.white : .yellow }
        .bind(to: searchField, \.background)
}
