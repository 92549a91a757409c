// Says: never goes back to yellow

@MainActor
func validate(_ searchField: TextField) -> any Disposable {
    searchField.background = .yellow
    return searchField.textSignal
        .filter { text in isValidSearchText(text) }
        .map { _ in Colour.white }
        .subscribe(next: { colour in searchField.background = colour })
}
