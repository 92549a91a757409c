import ReactiveCore
import Synchronization

/// The thread that code runs on, for questions about threads: the whole pipeline runs on one real thread, and this says
/// which one it would be on.
final class SimulatedThread: Sendable {
    private let current = Mutex("m")

    /// The letter of the thread: `m` main, `b` background, `t` Twitter's.
    var letter: String { current.withLock { $0 } }

    /// Runs an action as if it were on another thread.
    func become(_ letter: String, during action: () -> Void) {
        let outer = current.withLock { current in
            defer { current = letter }
            return current
        }
        action()
        current.withLock { $0 = outer }
    }
}

/// A scheduler that runs work at once, under the letter of its thread.
struct NamedThread: Scheduler {
    let letter: String
    let current: SimulatedThread

    var now: Duration { .zero }

    @discardableResult
    func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable {
        current.become(letter, during: action)
        return ActionDisposable {}
    }

    func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Disposable {
        schedule(action)
    }
}
