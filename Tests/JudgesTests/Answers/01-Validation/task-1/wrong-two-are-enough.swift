// Says: turns white for a text of exactly two characters

@MainActor
func validate(_ searchField: TextField) -> any Disposable {
    searchField.textSignal
        .map { text in text.count >= 2 ? Color.white : .yellow }
        .subscribe(next: { color in searchField.background = color })
}
