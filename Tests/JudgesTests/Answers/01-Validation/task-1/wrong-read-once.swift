// Says: colored only once

@MainActor
func validate(_ searchField: TextField) -> any Disposable {
    searchField.background = isValidSearchText(searchField.text) ? .white : .yellow
    return ActionDisposable {}
}
