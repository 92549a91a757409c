/// Something that can be canceled: a subscription, a timer, a request.
///
///     let subscription = signal.subscribe(next: { print($0) })
///     subscription.dispose()
///
/// You may dispose from any thread, and more than once. Releasing a disposable disposes nothing: keep a
/// ``ScopedDisposable`` if it should.
public protocol Disposable: AnyObject, Sendable {
    /// Cancels the work. A second call does nothing.
    ///
    /// A second call doesn't wait, either: it may return while another thread is still inside the first call. If it
    /// waited, two threads that dispose each other's work would deadlock.
    func dispose()

    /// Whether the work was canceled or has ended by itself.
    var isDisposed: Bool { get }
}
