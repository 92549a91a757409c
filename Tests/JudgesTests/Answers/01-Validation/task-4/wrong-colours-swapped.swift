// Says: the wrong way round

@MainActor
func bindColour(of searchField: TextField) -> any Disposable {
    searchField.textSignal
        .map { text in isValidSearchText(text) ? Colour.yellow : .white }
        .bind(to: searchField, \.background)
}
