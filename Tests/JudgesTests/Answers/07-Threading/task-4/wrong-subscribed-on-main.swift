// Says: starts the signal on main
/// Shows the last search, which `load` reads from a file and keeps its caller waiting meanwhile.
@MainActor
func showLastSearch(_ form: SearchForm, load: @escaping @Sendable () -> String) -> any Disposable {
    Signal<String, Never> { subscriber in
        subscriber.send(load())
        subscriber.complete()
        return nil
    }
    .subscribe(on: form.schedulers.main)
    .deliver(on: form.schedulers.main)
    .subscribe(next: { [weak form] text in form?.status.text = text })
}
