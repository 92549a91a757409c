// Says: isn't yellow before the first key
// Breaks: empty things

@MainActor
func validate(_ searchField: TextField) -> any Disposable {
    searchField.textSignal
        .skip(first: 1)
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
        .subscribe(next: { color in searchField.background = color })
}
