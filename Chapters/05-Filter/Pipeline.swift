import Marbles
import ReactiveCore
import StarterProject

/// The step of this chapter: once access is granted, only valid texts pass.
@MainActor
func logValidTexts(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return requestAccess(to: form.accountStore)
        .traced("access", as: { _ in "granted" })
        .then { texts }
        .traced("text")
        .filter(isValidSearchText)
        .traced("valid")
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}
