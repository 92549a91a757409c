import ReactiveCore
import Synchronization

/// Runs a pipeline in the core, to observe when its owner is freed.
struct LeakRun {
    private typealias Capture = LeakProblem.Capture

    private let problem: LeakProblem

    init(_ problem: LeakProblem) { self.problem = problem }

    func freed() -> LeakProblem.Freed {
        let built = build()
        if built.owner == nil { return .atOnce }
        built.source?.send(1)
        if built.owner == nil { return .withTheNextValue }
        // If only the owner holds the source, nothing outside can complete it.
        if !problem.ownsSource { built.source?.complete() }
        return built.owner == nil ? .whenTheSourceCompletes : .never
    }

    private final class Owner: Sendable {
        private let source: Subject<Int, Never>?
        private let subscription = Mutex<ScopedDisposable?>(nil)

        init(holding source: Subject<Int, Never>?) { self.source = source }

        func keep(_ handle: ScopedDisposable) { subscription.withLock { $0 = handle } }

        func work() {}
    }

    private struct Built {
        weak var owner: Owner?
        weak var source: Subject<Int, Never>?
        /// Holds the source if the owner doesn't.
        let outside: Subject<Int, Never>?
    }

    /// After this call, nothing outside the pipeline holds the owner.
    private func build() -> Built {
        let source = Subject<Int, Never>()
        let owner = Owner(holding: problem.ownsSource ? source : nil)
        var signal = source.signal
        if problem.ending == .first { signal = signal.take(first: 1) }
        for stage in problem.stages {
            let work = Self.closure(stage.capture, owner)
            switch stage.name {
            case .map:
                signal = signal.map { value in
                    work()
                    return value
                }
            case .filter:
                signal = signal.filter { _ in
                    work()
                    return true
                }
            case .doNext: signal = signal.doNext { _ in work() }
            }
        }
        let work = Self.closure(problem.subscriber, owner)
        let handle = signal.subscribe(next: { _ in work() })
        switch problem.ending {
        case .source, .first: break
        case .disposed: handle.dispose()
        case .scoped: owner.keep(handle.scoped())
        case .lost: _ = handle.scoped()
        }
        return Built(owner: owner, source: source, outside: problem.ownsSource ? nil : source)
    }

    private static func closure(_ capture: Capture, _ owner: Owner) -> @Sendable () -> Void {
        switch capture {
        case .none: {}
        case .weak: { [weak owner] in owner?.work() }
        case .strong: { owner.work() }
        }
    }
}
