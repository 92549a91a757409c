// Says: It should only be white or yellow

@MainActor
func validate(_ searchField: TextField) -> any Disposable {
    searchField.textSignal
        .map { text in isValidSearchText(text) ? Color.white : .red }
        .subscribe(next: { color in searchField.background = color })
}
