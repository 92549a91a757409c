import ReactiveCore
import StarterProject

/// The step of this chapter: once access is granted, only valid texts pass.
@MainActor
func logValidTexts(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return requestAccess(to: form.accountStore)
        .then { texts }
        .filter(isValidSearchText)
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}
