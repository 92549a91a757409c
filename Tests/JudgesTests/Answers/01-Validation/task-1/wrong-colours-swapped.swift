// Says: the wrong way round

@MainActor
func validate(_ searchField: TextField) -> any Disposable {
    searchField.textSignal
        .map { text in isValidSearchText(text) ? Colour.yellow : .white }
        .subscribe(next: { colour in searchField.background = colour })
}
