@MainActor
func bindColor(of searchField: TextField) -> any Disposable {
    let colors = searchField.textSignal
        .map(isValidSearchText)
        .map { valid in valid ? Color.white : .yellow }

    return colors.bind(to: searchField, \.background)
}
