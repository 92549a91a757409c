@MainActor
func validate(_ searchField: TextField) -> any Disposable {
    searchField.textSignal
        .map { text in text.count }
        .map { length in length >= 3 }
        .map { valid in valid ? Colour.white : Colour.yellow }
        .subscribe(next: { [weak searchField] colour in searchField?.background = colour })
}
