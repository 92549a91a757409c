@MainActor
func bindColour(of searchField: TextField) -> any Disposable {
    searchField.textSignal
        .map { text in isValidSearchText(text) ? Colour.white : .yellow }
        .subscribe(next: { [weak searchField] colour in searchField?.background = colour })
}
