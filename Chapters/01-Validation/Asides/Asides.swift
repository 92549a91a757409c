import ReactiveCore
import TerminalUI

// What the lesson shows on the way to the step in Pipeline.swift. None of it runs in the chapter's program;
// it is compiled so that the lesson cannot show code that does not.

@MainActor
func readTheText(of searchField: TextField) {
    searchField.textSignal
        .subscribe(next: { text in print(text) })
}

@MainActor
func nameTheParts(of searchField: TextField) {
    let texts   = searchField.textSignal
    let colours = texts.map { text in isValidSearchText(text) ? Colour.white : .yellow }

    colours.subscribe(next: { colour in searchField.background = colour })
}

@MainActor
func forgetToSubscribe(to searchField: TextField) {
    _ = searchField.textSignal
        .doNext { text in print("never printed:", text) }
        .map { text in isValidSearchText(text) ? Colour.white : .yellow }
}

@MainActor
func stopByHand(_ searchField: TextField) {
    let subscription = searchField.textSignal
        .map { text in isValidSearchText(text) ? Colour.white : .yellow }
        .subscribe(next: { colour in searchField.background = colour })

    // Some time later:
    subscription.dispose()
}

@MainActor
func bindTheColour(of searchField: TextField) -> any Disposable {
    searchField.textSignal
        .map { text in isValidSearchText(text) ? Colour.white : .yellow }
        .bind(to: searchField, \.background)
}
