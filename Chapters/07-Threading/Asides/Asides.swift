import Dispatch
import ReactiveCore
import StarterProject

// Code that the lesson shows on the way to Pipeline.swift. The chapter's program never runs it. It's here to be
// compiled, so that every piece of code in the lesson compiles.

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

// swift-format-ignore
/// The source starts in the background.
func startedElsewhere(
    _ file: Signal<String, Never>, on background: SerialQueueScheduler
) -> Signal<String, Never> {
    let text = file
        .subscribe(on: background)
    return text
}

// swift-format-ignore
/// A scheduler of your own.
func parsingScheduler() -> SerialQueueScheduler {
    let parsing = SerialQueueScheduler(
        label: "parsing", priority: .high)
    return parsing
}
