// Says: The field never changes color

@MainActor
func validate(_ searchField: TextField) -> any Disposable {
    _ = searchField.textSignal
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
    return ActionDisposable {}
}
