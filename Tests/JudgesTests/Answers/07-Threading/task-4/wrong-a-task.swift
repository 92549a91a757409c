// Says: "load" came from a Task
/// Shows the last search, which `load` reads from a file and keeps its caller waiting meanwhile.
@MainActor
func showLastSearch(_ form: SearchForm, load: @escaping @Sendable () -> String) -> any Disposable {
    Signal<String, Never> { subscriber in
        Task.detached {
            subscriber.send(load())
            subscriber.complete()
        }
        return nil
    }
    .deliver(on: form.schedulers.main)
    .subscribe(next: { [weak form] text in form?.status.text = text })
}
