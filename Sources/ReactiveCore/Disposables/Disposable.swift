/// Something that can be called off: a subscription, a timer, a request.
///
/// Disposing is idempotent, prompt, and safe from any thread. Letting go of a disposable disposes nothing; keep a
/// ``ScopedDisposable`` where leaving a scope should.
public protocol Disposable: Sendable {
    /// Calls it off. The second call does nothing.
    func dispose()

    /// Whether it has been called off, or has come to its own end.
    var isDisposed: Bool { get }
}
