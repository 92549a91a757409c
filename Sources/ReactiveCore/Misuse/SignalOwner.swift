// Calls on a subject or a property that belong on its signal: elsewhere, subjects are signals themselves.

/// A signal, or what has one.
public protocol Joinable<Value, Failure> {
    /// The type of the values.
    associatedtype Value: Sendable
    /// The type of the failure.
    associatedtype Failure: Error
}

/// What has a signal, but isn't one. As in ``SignalProtocol``, the members are unavailable, and their messages say what
/// to do.
public protocol SignalOwner<Value, Failure>: Joinable {}

extension Subject: SignalOwner {}
extension ReplaySubject: SignalOwner {}
extension MainSubject: SignalOwner { public typealias Failure = Never }
extension Property: SignalOwner { public typealias Failure = Never }
extension ReadOnlyProperty: SignalOwner { public typealias Failure = Never }
extension MainProperty: SignalOwner { public typealias Failure = Never }
extension MainReadOnlyProperty: SignalOwner { public typealias Failure = Never }

extension SignalOwner {
    @available(*, unavailable, message: "Write `.signal` before map.")
    public func map<New>(_ transform: (Value) -> New) -> Signal<New, Failure> { fatalError() }

    @available(*, unavailable, message: "Write `.signal` before filter.")
    public func filter(_ isIncluded: (Value) -> Bool) -> Signal<Value, Failure> { fatalError() }

    @available(*, unavailable, message: "Write `.signal` before flatMap.")
    public func flatMap<New, NewFailure>(
        _ transform: (Value) -> Signal<New, NewFailure>
    ) -> Signal<New, NewFailure> { fatalError() }

    @available(*, unavailable, message: "Write `.signal` before flatMapLatest.")
    public func flatMapLatest<New, NewFailure>(
        _ transform: (Value) -> Signal<New, NewFailure>
    ) -> Signal<New, NewFailure> { fatalError() }

    @available(*, unavailable, message: "Write `.signal` before distinct.")
    public func distinct() -> Signal<Value, Failure> { fatalError() }

    @available(*, unavailable, message: "Write `.signal` before throttle.")
    public func throttle(_ interval: Duration, on scheduler: some Any) -> Signal<Value, Failure> { fatalError() }

    @available(*, unavailable, message: "Write `.signal` before deliver.")
    public func deliver(on scheduler: some Any) -> MainSignal<Value, Failure> { fatalError() }

    @available(*, unavailable, message: "Write `.signal` before combineLatest.")
    public func combineLatest<Other: Joinable>(with other: Other) -> Signal<(Value, Other.Value), Failure> {
        fatalError()
    }

    @available(*, unavailable, message: "Write `.signal` before merge.")
    public func merge(with other: some Joinable) -> Signal<Value, Failure> { fatalError() }

    @available(*, unavailable, message: "Write `.signal` before bind.")
    public func bind<Target: AnyObject>(
        to target: Target, _ keyPath: ReferenceWritableKeyPath<Target, Value>
    ) -> any Disposable { fatalError() }

    @available(*, unavailable, message: "Write `.signal` before subscribe.")
    @discardableResult
    public func subscribe(
        next: (Value) -> Void, failed: ((Failure) -> Void)? = nil, completed: () -> Void = {}
    ) -> any Disposable { fatalError() }

    @available(*, unavailable, message: "Write `.signal` before observe.")
    @discardableResult
    public func observe(_ handle: (Event<Value, Failure>) -> Void) -> any Disposable { fatalError() }
}

extension SignalProtocol {
    @available(*, unavailable, message: "withLatest takes a Signal. Write `.signal` after the subject or property.")
    public func withLatest<Other: SignalOwner>(from other: Other) -> Signal<(Value, Other.Value), Failure> {
        fatalError()
    }
}
