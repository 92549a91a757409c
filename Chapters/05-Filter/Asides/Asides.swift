import ReactiveCore
import StarterProject

// Code that the lesson shows on the way to Pipeline.swift. The chapter's program never runs it. It's here to be
// compiled, so that every piece of code in the lesson compiles.

@MainActor
func nameTheParts(of form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal
    let valid = texts.filter { text in isValidSearchText(text) }

    return valid.subscribe(next: { [weak form] text in form?.log(text) })
}

@MainActor
func leaveOutRepetitions(_ form: SearchForm) {
    let texts = form.searchField.textSignal
    let changed = texts.distinct()
    _ = changed
}

/// `map` written by hand, for one type and one function.
func shouted(
    _ source: Signal<String, TwitterInstantError>
) -> Signal<String, TwitterInstantError> {
    Signal { subscriber in
        source.observe { event in
            switch event {
            case .next(let text):
                subscriber.send(text.uppercased())
            case .failed(let error):
                subscriber.fail(error)
            case .completed:
                subscriber.complete()
            }
        }
    }
}

@MainActor
func askInTheSubscription(_ form: SearchForm) -> any Disposable {
    form.searchField.textSignal
        .subscribe(next: { [weak form] text in
            if isValidSearchText(text) {
                form?.log(text)
            }
        })
}
