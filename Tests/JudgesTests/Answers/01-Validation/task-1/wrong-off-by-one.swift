// Says: stays yellow for a text of exactly three characters

@MainActor
func validate(_ searchField: TextField) -> any Disposable {
    searchField.textSignal
        .map { text in text.count > 3 ? Color.white : .yellow }
        .subscribe(next: { color in searchField.background = color })
}
