import ReactiveCore
import StarterProject

// Code that the lesson shows on the way to Pipeline.swift. The chapter's program never runs it. It's here to be
// compiled, so that every piece of code in the lesson compiles.

/// A pause without the operator.
@MainActor
final class PauseByHand {
    private var pending: String?
    private var timer: (any Disposable)?
    private let scheduler: MainScheduler
    private let search: @MainActor @Sendable (String) -> Void

    init(on scheduler: MainScheduler, search: @escaping @MainActor @Sendable (String) -> Void) {
        self.scheduler = scheduler
        self.search = search
    }

    func textDidChange(_ text: String) {
        timer?.dispose()
        pending = text
        timer = scheduler.schedule(after: .milliseconds(500)) { [weak self] in
            MainActor.assumeIsolated { self?.timerFired() }
        }
    }

    private func timerFired() {
        if let text = pending { search(text) }
        pending = nil
        timer = nil
    }
}

/// At most one tap per second.
func patientTaps(_ taps: Signal<Void, Never>, _ scheduler: MainScheduler) -> Signal<Void, Never> {
    taps.throttleFirst(.seconds(1), on: scheduler)
}

/// Too late: this saves only repainting.
func tooLate(
    _ texts: Signal<String, TwitterInstantError>,
    _ search: @escaping @Sendable (String) -> Signal<JSON, TwitterInstantError>,
    _ scheduler: MainScheduler
) -> Signal<JSON, TwitterInstantError> {
    texts
        .flatMap(search)
        .throttle(.milliseconds(500), on: scheduler)
}

/// What task 4 asks for.
func throttled(
    _ texts: Signal<String, TwitterInstantError>, _ interval: Duration, on scheduler: MainScheduler
) -> Signal<String, TwitterInstantError> {
    texts.throttle(interval, on: scheduler)
}

/// A timer that can be replaced, and one disposable that ends everything.
func endTogether() -> any Disposable {
    let timer = SerialDisposable()
    let ending = CompositeDisposable()
    ending.add(timer)
    return ending
}

/// Four hundred milliseconds that a test doesn't wait for.
func testWithoutWaiting() {
    let time = VirtualTime()
    let source = Subject<String, TwitterInstantError>()
    throttled(source.signal, .milliseconds(400), on: MainScheduler(time: time))
        .subscribe(next: { text in print(text) }, failed: { _ in })

    source.send("swi")
    time.advance(by: .milliseconds(399)) // Nothing yet.
    time.advance(by: .milliseconds(1)) // swi
}
