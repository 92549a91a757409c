import ReactiveCore
import StarterProject

// What the lesson shows on the way to the step in Pipeline.swift. None of it runs in the chapter's program;
// it is compiled so that the lesson cannot show code that does not.

/// What a pause costs without the operator.
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

/// The pause first: what is filtered is what the field holds when it has been quiet.
func quietFirst(_ texts: Signal<String, Never>, _ scheduler: MainScheduler) -> Signal<String, Never> {
    texts
        .throttle(.milliseconds(500), on: scheduler)
        .filter(isValidSearchText)
}

/// Too late to save anything but repainting.
func tooLate(
    _ texts: Signal<String, TwitterInstantError>,
    _ search: @escaping @Sendable (String) -> Signal<JSON, TwitterInstantError>,
    _ scheduler: MainScheduler
) -> Signal<JSON, TwitterInstantError> {
    texts
        .flatMap(search)
        .throttle(.milliseconds(500), on: scheduler)
}
