// Says: never turns yellow

@MainActor
func bindColor(of searchField: TextField) -> any Disposable {
    searchField.textSignal
        .filter { text in isValidSearchText(text) }
        .map { _ in Color.white }
        .bind(to: searchField, \.background)
}
