// Says: The colors are swapped

@MainActor
func bindColor(of searchField: TextField) -> any Disposable {
    searchField.textSignal
        .map { text in isValidSearchText(text) ? Color.yellow : .white }
        .bind(to: searchField, \.background)
}
