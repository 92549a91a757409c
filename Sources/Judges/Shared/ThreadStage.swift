import SharedJudges
import Synchronization

/// A stage of a pipeline in a question about threads. Threads have letters: `m` main, `b` background, `t` twitter.
enum ThreadStage: String, Sendable {
    case doNext = ".doNext { … }"
    case map = ".map { … }"
    case search = ".flatMap { text in search(…) }"
    case deliverInBackground = ".deliver(on: background)"
    case deliverOnMain = ".deliver(on: main)"
    case subscribeInBackground = ".subscribe(on: background)"
    case subscribeOnMain = ".subscribe(on: main)"

    /// The thread on which a `deliver(on:)` sends; nil for other stages.
    var delivery: String? {
        switch self {
        case .deliverInBackground: "b"
        case .deliverOnMain: "m"
        default: nil
        }
    }

    /// The `deliver(on:)` on the scheduler of a `subscribe(on:)`; any other stage itself.
    var delivering: ThreadStage {
        switch self {
        case .subscribeInBackground: .deliverInBackground
        case .subscribeOnMain: .deliverOnMain
        default: self
        }
    }
}

/// The threads on which a source and the stages below it send, recorded from a pipeline on simulated threads. It's
/// subscribed to on main.
/// - Parameter source: the thread on which the source sends; nil for the thread on which it starts.
func threads(of stages: [ThreadStage], from source: String?) -> [String] {
    let current = SimulatedThread("m")
    let threads = Mutex<[String]>([])
    func scheduler(_ name: String) -> NamedThread { NamedThread(name: name, current: current) }
    func one(on thread: String?) -> Signal<Int, Never> {
        Signal { subscriber in
            current.become(thread ?? current.name) {
                subscriber.send(0)
                subscriber.complete()
            }
            return nil
        }
    }
    func noted(_ signal: Signal<Int, Never>) -> Signal<Int, Never> {
        signal.doNext { _ in threads.withLock { $0.append(current.name) } }
    }
    let search = one(on: "t")
    let pipeline = stages.reduce(noted(one(on: source))) { signal, stage in
        let next: Signal<Int, Never> =
            switch stage {
            case .doNext: signal.doNext { _ in }
            case .map: signal.map { $0 }
            case .search: signal.flatMap { _ in search }
            case .deliverInBackground: signal.deliver(on: scheduler("b"))
            case .deliverOnMain: signal.deliver(on: scheduler("m"))
            case .subscribeInBackground: signal.subscribe(on: scheduler("b"))
            case .subscribeOnMain: signal.subscribe(on: scheduler("m"))
            }
        return noted(next)
    }
    pipeline.subscribe(next: { _ in })
    return threads.withLock { $0 }
}
