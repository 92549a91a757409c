import Dispatch
import ReactiveCore
import StarterProject

// Code that the lesson shows on the way to Pipeline.swift. The chapter's program never runs it. It's here to be
// compiled, so that every piece of code in the lesson compiles.

@MainActor
func nameTheThread(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let twitter = form.twitter
    let accounts = form.accountStore

    return requestAccess(to: accounts)
        .doCompleted { [weak form] in form?.log("access on \(CurrentThread.name)") }
        .then { texts }
        .filter(isValidSearchText)
        .doNext { [weak form] _ in form?.log("text on \(CurrentThread.name)") }
        .flatMap { text in search(for: text, on: twitter, accounts: accounts) }
        .subscribe(
            next: { [weak form] _ in form?.log("answer on \(CurrentThread.name)") },
            failed: { [weak form] _ in form?.log("failure on \(CurrentThread.name)") }
        )
}

/// Work in the background, its result on main.
@MainActor
func thereAndBack(_ answers: Signal<JSON, TwitterInstantError>, _ form: SearchForm) -> any Disposable {
    answers
        .deliver(on: form.schedulers.background)
        .map { json in json.description.count }
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] length in form?.status.text = "\(length) characters" },
            failed: { [weak form] error in form?.status.text = "\(error)" }
        )
}

/// Around the signals: they can't see when it happens, or whether it does.
@MainActor
func aroundTheSignals(_ answers: Signal<JSON, TwitterInstantError>, _ form: SearchForm) -> any Disposable {
    answers
        .subscribe(
            next: { [weak form] json in
                DispatchQueue.main.async {
                    form?.status.text = json.searchSummary
                }
            },
            failed: { _ in }
        )
}

/// Your own schedulers.
func schedulers() -> [SerialQueueScheduler] {
    let thumbnails = SerialQueueScheduler(label: "thumbnails", priority: .background)
    let parsing = SerialQueueScheduler(label: "parsing", priority: .high)
    return [thumbnails, parsing]
}

/// A scheduler also decides when a pause ends.
func later(
    _ answers: Signal<JSON, TwitterInstantError>, on scheduler: SerialQueueScheduler
) -> Signal<JSON, TwitterInstantError> {
    answers.delay(.milliseconds(250), on: scheduler)
}
