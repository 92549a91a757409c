// Says: counts UTF-16 code units

@MainActor
func validate(_ searchField: TextField) -> any Disposable {
    searchField.textSignal
        .map { text in text.utf16.count > 2 ? Color.white : .yellow }
        .subscribe(next: { color in searchField.background = color })
}
