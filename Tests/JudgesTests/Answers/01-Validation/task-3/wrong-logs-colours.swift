// Says: after map

@MainActor
func validateAndLog(
    _ searchField: TextField,
    log: @escaping @MainActor @Sendable (String) -> Void
) -> any Disposable {
    searchField.textSignal
        .map { text in isValidSearchText(text) ? Colour.white : .yellow }
        .doNext { colour in log("\(colour)") }
        .subscribe(next: { colour in searchField.background = colour })
}
