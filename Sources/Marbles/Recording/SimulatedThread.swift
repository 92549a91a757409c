import ReactiveCore
import Synchronization

/// The name of a simulated thread, for questions about threads: the whole pipeline runs on one real thread, and this
/// object names the thread that the code would run on.
///
///     let current = SimulatedThread()
///     let background = NamedThread(name: "background", current: current)
///     texts.deliver(on: background).subscribe(next: { _ in print(current.name) })  // background
public final class SimulatedThread: Sendable {
    private let current: Mutex<String>

    /// Starts on a thread; `main` by default.
    public init(_ name: String = "main") { current = Mutex(name) }

    /// The name of the thread.
    public var name: String { current.withLock { $0 } }

    /// Runs an action as if it were on another thread: `current.become("twitter") { subscriber.send(0) }`.
    public func become(_ name: String, during action: () -> Void) {
        let outer = current.withLock { current in
            defer { current = name }
            return current
        }
        action()
        current.withLock { $0 = outer }
    }
}

/// A scheduler that runs work at once, under the name of its simulated thread.
public struct NamedThread: Scheduler {
    private let name: String
    private let current: SimulatedThread

    /// Creates a scheduler.
    ///
    /// - Parameters:
    ///   - name: the name of the scheduler's thread.
    ///   - current: has this name while the scheduler's work runs.
    public init(name: String, current: SimulatedThread) { (self.name, self.current) = (name, current) }

    public var now: Duration { .zero }

    @discardableResult
    public func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable {
        current.become(name, during: action)
        return ActionDisposable {}
    }

    public func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Disposable {
        schedule(action)
    }
}
