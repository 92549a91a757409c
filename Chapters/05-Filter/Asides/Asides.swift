import ReactiveCore
import StarterProject

// What the lesson shows on the way to the step in Pipeline.swift. None of it runs in the chapter's program;
// it is compiled so that the lesson cannot show code that does not.

@MainActor
func nameTheParts(of form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal
    let valid = texts.filter { text in isValidSearchText(text) }

    return valid.subscribe(next: { [weak form] text in form?.log(text) })
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
