import ReactiveCore
import StarterProject

/// What the app does before it can search: it reports its progress ten times, every 200 ms, and completes.
@MainActor
func preparation(of form: SearchForm) -> Signal<String, TwitterInstantError> {
    Signal.interval(every: .milliseconds(200), on: form.schedulers.main)
        .take(first: 10)
        .map { count in "\((count + 1) * 10) %" }
        .promoteFailure()
}

/// The obvious way to wait for something, which is wrong: it subscribes inside a subscription, once per report.
@MainActor
@discardableResult
func logTextsTheObviousWay(
    _ form: SearchForm, preparation: Signal<String, TwitterInstantError>
) -> any Disposable {
    let texts = form.searchField.textSignal

    return preparation.subscribe(
        next: { [weak form] progress in
            texts.subscribe(next: { text in form?.log(text) })
        },
        failed: { [weak form] error in form?.log("\(error)") }
    )
}
