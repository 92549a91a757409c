import Synchronization

/// Lets a ``StageWatcher`` watch the signals that are created while watching is on.
///
/// When watching is off, it costs one read of a flag per created signal, and nothing per event.
public enum StageWatching {
    @usableFromInline static let flag = Atomic<Bool>(false)
    private static let watcher = Lock<(any StageWatcher)?>(nil)

    @inlinable static var isOn: Bool { flag.load(ordering: .relaxed) }

    /// Lets `watcher` watch all signals that are created from now on.
    public static func start(_ watcher: any StageWatcher) {
        self.watcher.withLock { $0 = watcher }
        flag.store(true, ordering: .releasing)
    }

    /// Leaves all signals that are created from now on unwatched.
    public static func stop() {
        flag.store(false, ordering: .relaxed)
        watcher.withLock { $0 = nil }
    }

    static func watchStage() -> (any WatchedStage)? { watcher.withLock { $0 }?.watchStage() }
}

extension Signal {
    @usableFromInline static func watched(_ kind: Kind) -> Kind {
        guard let stage = StageWatching.watchStage() else { return kind }
        let signal = Signal(unwatched: kind)
        return .general { handle, subscription in
            let watched = stage.watchSubscription()
            subscription.insert({ watched.dispose() })
            watched.start {
                signal.start(in: subscription) { event in
                    watched.pass(event) { handle(event) }
                }
            }
        }
    }
}
