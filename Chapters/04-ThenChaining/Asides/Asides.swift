import ReactiveCore
import StarterProject

// Code that the lesson shows on the way to Pipeline.swift. The chapter's program never runs it. It's here to be
// compiled, so that every piece of code in the lesson compiles.

@MainActor
func nest(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal

    return requestAccess(to: form.accountStore)
        .subscribe(
            next: { [weak form] in
                texts.subscribe(next: { text in form?.log(text) })
            },
            failed: { [weak form] error in form?.log("\(error)") }
        )
}

@MainActor
func nameTheTypes(_ form: SearchForm) {
    let access: Signal<Void, TwitterInstantError> = requestAccess(to: form.accountStore)
    let texts: Signal<String, Never> = form.searchField.textSignal.signal
    let both: Signal<String, TwitterInstantError> = access.then { texts }

    _ = both
}
