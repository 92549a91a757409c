// Says: The colors are swapped

@MainActor
func validate(_ searchField: TextField) -> any Disposable {
    searchField.textSignal
        .map { text in isValidSearchText(text) ? Color.yellow : .white }
        .subscribe(next: { color in searchField.background = color })
}
