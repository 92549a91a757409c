// Says: neither white nor yellow

@MainActor
func validate(_ searchField: TextField) -> any Disposable {
    searchField.textSignal
        .map { text in isValidSearchText(text) ? Colour.white : .red }
        .subscribe(next: { colour in searchField.background = colour })
}
