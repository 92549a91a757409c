@MainActor
func bindColor(of searchField: TextField) -> any Disposable {
    searchField.textSignal
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
        .subscribe(next: { [weak searchField] color in searchField?.background = color })
}
