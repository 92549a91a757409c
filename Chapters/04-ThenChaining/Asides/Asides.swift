import ReactiveCore
import StarterProject

// What the lesson shows on the way to the step in Pipeline.swift. None of it runs in the chapter's program;
// it is compiled so that the lesson cannot show code that does not.

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
