/// Runs a closure once, when it is disposed, on the disposing thread. Then the closure is freed.
///
///     Signal<Data, Failure> { subscriber in
///         let request = service.fetch { subscriber.send($0) }
///         return ActionDisposable { request.cancel() }
///     }
public final class ActionDisposable: Disposable {
    private let action: OneTimeAction

    /// - Parameter action: runs at most once.
    public init(_ action: @escaping @Sendable () -> Void) { self.action = OneTimeAction(action) }

    public var isDisposed: Bool { action.isSpent }

    public func dispose() { action.run() }

    /// Frees the action without running it.
    func forget() { action.cancel() }
}
