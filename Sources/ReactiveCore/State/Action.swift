/// A closure in a struct, to be stored in a ``Lock``.
@usableFromInline struct Action: Sendable {
    @usableFromInline let run: @Sendable () -> Void

    @inlinable init(run: @escaping @Sendable () -> Void) { self.run = run }
}

/// An action that runs at most once, and is freed when it has run or was canceled.
struct OneTimeAction: ~Copyable, Sendable {
    private let action: Lock<Action?>

    init(_ run: @escaping @Sendable () -> Void) { action = Lock(Action(run: run)) }

    var isSpent: Bool { action.withLock { $0 == nil } }

    func run() { action.withLock { $0.take() }?.run() }

    func cancel() { _ = action.withLock { $0.take() } }
}
