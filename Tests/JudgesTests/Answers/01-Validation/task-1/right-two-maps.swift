@MainActor
func validate(_ searchField: TextField) -> any Disposable {
    searchField.textSignal
        .map { text in text.count }
        .map { length in length >= 3 }
        .map { valid in valid ? Color.white : Color.yellow }
        .subscribe(next: { [weak searchField] color in searchField?.background = color })
}
