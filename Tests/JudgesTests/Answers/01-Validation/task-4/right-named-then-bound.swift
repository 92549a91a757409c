@MainActor
func bindColour(of searchField: TextField) -> any Disposable {
    let colours = searchField.textSignal
        .map(isValidSearchText)
        .map { valid in valid ? Colour.white : .yellow }

    return colours.bind(to: searchField, \.background)
}
