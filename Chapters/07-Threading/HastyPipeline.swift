import ReactiveCore
import StarterProject

/// The step, written in a hurry: the answers are shown on main, the failure wherever it happens.
@MainActor
func searchInAHurry(_ form: SearchForm) {
    let label = UncheckedLabel(form: form)
    let main = form.schedulers.main
    let texts = form.searchField.textSignal.signal
    let twitter = form.twitter
    let accounts = form.accountStore

    requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .flatMap { text in search(for: text, on: twitter, accounts: accounts) }
        .subscribe(
            next: { json in
                main.schedule { label.setText(json.searchSummary) }
            },
            failed: { error in
                label.setText("failed: \(error)")
            }
        )
}

/// A label from before the compiler knew about threads: code on any thread can set its text.
///
/// It logs a crash instead of having one, so that a terminal survives it.
private struct UncheckedLabel: Sendable {
    weak let form: SearchForm?

    func setText(_ text: String) {
        let thread = CurrentThread.name
        form?.log(thread == "main" ? text : "CRASH on thread \(thread): a view was changed off main")
    }
}
