// Says: counts code units

@MainActor
func validate(_ searchField: TextField) -> any Disposable {
    searchField.textSignal
        .map { text in text.utf16.count > 2 ? Colour.white : .yellow }
        .subscribe(next: { colour in searchField.background = colour })
}
