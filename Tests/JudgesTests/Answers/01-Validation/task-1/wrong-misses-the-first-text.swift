// Says: before the first key

@MainActor
func validate(_ searchField: TextField) -> any Disposable {
    searchField.textSignal
        .skip(first: 1)
        .map { text in isValidSearchText(text) ? Colour.white : .yellow }
        .subscribe(next: { colour in searchField.background = colour })
}
