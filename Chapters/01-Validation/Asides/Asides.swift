import ReactiveCore
import TerminalUI

// Code that the lesson shows on the way to Pipeline.swift. The chapter's program never runs it. It's here to be
// compiled, so that every piece of code in the lesson compiles.

@MainActor
func readTheText(of searchField: TextField) {
    let texts: MainSignal<String, Never> = searchField.textSignal

    texts.subscribe(next: { text in print(text) })
}

@MainActor
func nameTheParts(of searchField: TextField) {
    let texts = searchField.textSignal
    let colors = texts.map { text in
        isValidSearchText(text) ? Color.white : .yellow
    }

    colors.subscribe(next: { color in searchField.background = color })
}

@MainActor
func stopByHand(_ searchField: TextField) {
    let subscription: any Disposable = searchField.textSignal
        .subscribe(next: { text in print(text) })

    // Some time later:
    subscription.dispose()
}

@MainActor
final class EchoingForm {
    private var subscription: ScopedDisposable?

    func open(_ searchField: TextField) {
        subscription = searchField.textSignal
            .subscribe(next: { text in print(text) })
            .scoped()
    }
}

@MainActor
func dropAScopedDisposable(of searchField: TextField) {
    _ = searchField.textSignal
        .subscribe(next: { text in print(text) })
        .scoped()
}

@MainActor
func forgetToSubscribe(to searchField: TextField) {
    let colors = searchField.textSignal
        .doNext { text in print("typed:", text) }
        .map { text in
            isValidSearchText(text) ? Color.white : .yellow
        }
    _ = colors
}

@MainActor
func bindTheColor(of searchField: TextField) -> any Disposable {
    searchField.textSignal
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
        .bind(to: searchField, \.background)
}
