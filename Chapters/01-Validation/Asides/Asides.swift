import ReactiveCore
import TerminalUI

// Code that the lesson shows on the way to Pipeline.swift. The chapter's program never runs it. It's here to be
// compiled, so that every piece of code in the lesson compiles.

@MainActor
func readTheText(of searchField: TextField) {
    searchField.textSignal
        .subscribe(next: { text in print(text) })
}

@MainActor
func nameTheParts(of searchField: TextField) {
    let texts = searchField.textSignal
    let colors = texts.map { text in isValidSearchText(text) ? Color.white : .yellow }

    colors.subscribe(next: { color in searchField.background = color })
}

@MainActor
func forgetToSubscribe(to searchField: TextField) {
    _ = searchField.textSignal
        .doNext { text in print("never printed:", text) }
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
}

@MainActor
func stopByHand(_ searchField: TextField) {
    let subscription = searchField.textSignal
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
        .subscribe(next: { color in searchField.background = color })

    // Some time later:
    subscription.dispose()
}

@MainActor
func bindTheColor(of searchField: TextField) -> any Disposable {
    searchField.textSignal
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
        .bind(to: searchField, \.background)
}
