// Says: disposes when it's dropped

@MainActor
func bindColor(of searchField: TextField) -> any Disposable {
    let scoped = ScopedDisposable(
        searchField.textSignal
            .map { text in isValidSearchText(text) ? Color.white : .yellow }
            .bind(to: searchField, \.background)
    )
    return ActionDisposable { [weak scoped] in scoped?.dispose() }
}
