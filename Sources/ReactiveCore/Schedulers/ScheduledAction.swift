/// An action that runs at most once and is freed when it has run or was called off, whoever still holds this shell of it.
final class ScheduledAction: Disposable {
    private struct Action: Sendable {
        let run: @Sendable () -> Void
    }

    private let action: Lock<Action?>

    init(_ action: @escaping @Sendable () -> Void) {
        self.action = Lock(Action(run: action))
    }

    var isDisposed: Bool { action.withLock { $0 == nil } }

    func run() {
        action.withLock { $0.take() }?.run()
    }

    func dispose() {
        _ = action.withLock { $0.take() }
    }
}
