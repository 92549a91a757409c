// Says: `map` makes values, but yours also has an effect
@MainActor
func validate(_ searchField: TextField) -> any Disposable {
    searchField.textSignal
        .map { text in searchField.background = isValidSearchText(text) ? .white : .yellow }
        .subscribe(next: { _ in })
}
