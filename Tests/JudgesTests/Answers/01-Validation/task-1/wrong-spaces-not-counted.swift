// Says: doesn't count spaces
@MainActor
func validate(_ searchField: TextField) -> any Disposable {
    searchField.textSignal
        .map { text in text.replacing(" ", with: "").count > 2 ? Color.white : .yellow }
        .subscribe(next: { color in searchField.background = color })
}
