/// Something that can be canceled: a subscription, a timer, a request.
///
///     let subscription = signal.subscribe(next: { print($0) })
///     subscription.dispose()
///
/// You may dispose from any thread, and more than once. Releasing a disposable disposes nothing: keep a
/// ``ScopedDisposable`` if it should.
public protocol Disposable: AnyObject, Sendable {
    /// Cancels it. The second call does nothing.
    ///
    /// It doesn't wait either: if another thread is inside the first call, the second may return before that one is
    /// done. If it waited, two threads that dispose each other's work would wait forever.
    func dispose()

    /// Whether it was canceled or has ended by itself.
    var isDisposed: Bool { get }
}
