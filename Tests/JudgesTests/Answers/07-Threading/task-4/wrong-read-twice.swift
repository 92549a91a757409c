// Says: The file was read 2 times
// Breaks: count
/// Shows the last search, which `load` reads from a file and keeps its caller waiting meanwhile.
@MainActor
func showLastSearch(_ form: SearchForm, load: @escaping @Sendable () -> String) -> any Disposable {
    let texts = Signal<String, Never> { subscriber in
        subscriber.send(load())
        subscriber.complete()
        return nil
    }
    .subscribe(on: form.schedulers.background)
    texts.subscribe(next: { _ in })
    return
        texts
        .deliver(on: form.schedulers.main)
        .subscribe(next: { [weak form] text in form?.status.text = text })
}
