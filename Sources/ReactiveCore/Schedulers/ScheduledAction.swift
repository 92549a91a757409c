final class ScheduledAction: Disposable {
    private let action: OneTimeAction

    init(_ action: @escaping @Sendable () -> Void) { self.action = OneTimeAction(action) }

    var isDisposed: Bool { action.isSpent }

    func run() { action.run() }

    func dispose() { action.cancel() }
}
