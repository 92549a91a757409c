// Says: The file was never read
// Breaks: second run

/// Shows the last search. `load` reads it from a file, and blocks its caller until it has it.
@MainActor
private var isFirst = true

@MainActor
func showLastSearch(_ form: SearchForm, load: @escaping @Sendable () -> String) -> any Disposable {
    guard isFirst else { return ActionDisposable {} }
    isFirst = false
    return Signal<String, Never> { subscriber in
        subscriber.send(load())
        subscriber.complete()
        return nil
    }
    .subscribe(on: form.schedulers.background)
    .deliver(on: form.schedulers.main)
    .subscribe(next: { [weak form] text in form?.status.text = text })
}
