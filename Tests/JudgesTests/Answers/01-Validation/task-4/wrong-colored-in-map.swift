// Says: `map` makes values, but yours also has an effect
@MainActor
func bindColor(of searchField: TextField) -> any Disposable {
    searchField.textSignal
        .map { [weak searchField] text in searchField?.background = isValidSearchText(text) ? .white : .yellow }
        .subscribe(next: { _ in })
}
