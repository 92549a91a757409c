@MainActor
func validate(_ searchField: TextField) -> any Disposable {
    searchField.textSignal
        .subscribe(next: { text in
            if isValidSearchText(text) {
                searchField.background = .white
            } else {
                searchField.background = .yellow
            }
        })
}
