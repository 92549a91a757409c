/// Shows the last search, which `load` reads from a file and keeps its caller waiting meanwhile.
@MainActor
func showLastSearch(_ form: SearchForm, load: @escaping @Sendable () -> String) -> any Disposable {
    Signal<Void, Never>.just(())
        .deliver(on: form.schedulers.background)
        .map { _ in load() }
        .deliver(on: form.schedulers.main)
        .subscribe(next: { [weak form] text in form?.status.text = text })
}
