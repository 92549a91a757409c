// Says: never goes back to yellow

@MainActor
func validate(_ searchField: TextField) -> any Disposable {
    searchField.background = .yellow
    return searchField.textSignal
        .filter { text in isValidSearchText(text) }
        .map { _ in Color.white }
        .subscribe(next: { color in searchField.background = color })
}
