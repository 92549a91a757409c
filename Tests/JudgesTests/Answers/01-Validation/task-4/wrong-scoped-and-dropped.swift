// Says: ends with the scope

@MainActor
func bindColour(of searchField: TextField) -> any Disposable {
    let scoped = ScopedDisposable(
        searchField.textSignal
            .map { text in isValidSearchText(text) ? Colour.white : .yellow }
            .bind(to: searchField, \.background)
    )
    return ActionDisposable { [weak scoped] in scoped?.dispose() }
}
