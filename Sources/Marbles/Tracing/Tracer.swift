import ReactiveCore
import Synchronization

/// Writes down what passes the traced stages of a program's pipelines: a lane for each, with times and threads.
///
/// A program that was asked to trace makes one and installs it before it builds its pipelines; `traced(_:)` finds it then.
public final class Tracer: Sendable {
    private let lanes = Mutex<[Lane]>([])
    private let now: @Sendable () -> Duration
    private let watch: @Sendable (_ lane: String, TimedEvent) -> Void

    /// A tracer without lanes.
    ///
    /// - Parameters:
    ///   - now: the time of the run.
    ///   - watch: is told each event as it happens, on the thread it happens on.
    public init(
        now: @escaping @Sendable () -> Duration,
        watch: @escaping @Sendable (_ lane: String, TimedEvent) -> Void = { _, _ in }
    ) {
        self.now = now
        self.watch = watch
    }

    /// The lanes, in the order in which their stages were built.
    public var recorded: [Lane] { lanes.withLock { $0 } }

    /// Adds an empty lane, unless there is one of that name.
    func open(_ name: String) {
        lanes.withLock { lanes in
            if !lanes.contains(where: { $0.name == name }) { lanes.append(Lane(name, [])) }
        }
    }

    /// Writes an event into a lane.
    func write(_ kind: TimedEvent.Kind, in name: String) {
        let event = TimedEvent(at: now(), kind, thread: CurrentThread.name)
        lanes.withLock { lanes in
            guard let index = lanes.firstIndex(where: { $0.name == name }) else { return }
            lanes[index].events.append(event)
        }
        watch(name, event)
    }

    // MARK: The one of this program

    private static let installed = Mutex<Tracer?>(nil)

    /// The tracer of this program; nil while nothing is traced.
    static var current: Tracer? { installed.withLock { $0 } }

    /// Makes this the tracer of the program, for the pipelines that are built from now on.
    public func install() {
        Self.installed.withLock { $0 = self }
    }
}
