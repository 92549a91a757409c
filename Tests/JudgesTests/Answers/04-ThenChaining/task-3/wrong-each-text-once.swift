// Says: The log should show the field's text when the preparation completes, then each new text, once each
// Breaks: repetition

/// First the access request, then the preparation, then the texts. If either of the first two fails, its error is
/// logged and nothing follows. Disposing what it returns ends the one that is running.
import Synchronization

@MainActor
func logTextsAfterAll(_ form: SearchForm, preparation: Signal<String, TwitterInstantError>) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    let seen = Mutex<Set<String>>([])
    return requestAccess(to: form.accountStore)
        .then { preparation }
        .then { texts }
        .filter { text in seen.withLock { $0.insert(text).inserted } }
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("\(error)") }
        )
}
