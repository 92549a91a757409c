// Says: three characters

@MainActor
func validate(_ searchField: TextField) -> any Disposable {
    searchField.textSignal
        .map { text in text.count > 3 ? Colour.white : .yellow }
        .subscribe(next: { colour in searchField.background = colour })
}
