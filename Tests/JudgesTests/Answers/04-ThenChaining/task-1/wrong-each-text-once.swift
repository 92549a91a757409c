// Says: The log should show the field's text when access is granted, then each new text
// Breaks: repetition

/// Once access is granted, logs each text of the field, beginning with the one that it holds then. If access is
/// refused, logs the error.
import Synchronization

@MainActor
func logTexts(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    let seen = Mutex<Set<String>>([])
    return requestAccess(to: form.accountStore)
        .then { texts }
        .filter { text in seen.withLock { $0.insert(text).inserted } }
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("\(error)") }
        )
}
