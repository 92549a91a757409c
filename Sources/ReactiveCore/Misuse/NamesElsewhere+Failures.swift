// Other libraries' names for our operators: failures, time, threads, side effects, sharing, subscribing, creating.

// Failures
extension SignalProtocol {
    @available(*, unavailable, renamed: "mapFailure(_:)")
    public func mapError<New>(_ transform: (Failure) -> New) -> Signal<Value, New> { fatalError() }

    @available(*, unavailable, renamed: "replaceFailure(with:)")
    public func replaceError(with value: Value) -> Signal<Value, Never> { fatalError() }

    @available(*, unavailable, message: "Called replaceFailure here: .replaceFailure(with: value)")
    public func catchAndReturn(_ value: Value) -> Signal<Value, Never> { fatalError() }

    @available(*, unavailable, renamed: "catch(_:)")
    public func flatMapError<New>(_ handler: (Failure) -> Signal<Value, New>) -> Signal<Value, New> { fatalError() }

    @available(*, unavailable, message: "Called catch here; return .fail(error) where the closure would throw.")
    public func tryCatch<New>(_ handler: (Failure) throws -> Signal<Value, New>) -> Signal<Value, New> { fatalError() }

    @available(*, unavailable, renamed: "promoteFailure(to:)")
    public func setFailureType<New>(to type: New.Type) -> Signal<Value, New> { fatalError() }

    @available(*, unavailable, message: "Called promoteFailure here: .promoteFailure(to: MyError.self)")
    public func promoteError<New>(_ type: New.Type = New.self) -> Signal<Value, New> { fatalError() }

    @available(*, unavailable, renamed: "retry(_:)")
    public func retry(upTo count: Int) -> Self { fatalError() }

    @available(*, unavailable, message: "Write .retry(.constant(.seconds(1), limit: 3), on: scheduler).")
    public func retry(upTo count: Int, interval: some Any, on scheduler: some Any) -> Self { fatalError() }

    @available(*, unavailable, renamed: "replaceEmpty(with:)")
    public func ifEmpty(default value: Value) -> Self { fatalError() }

    @available(*, unavailable, renamed: "repeated(when:)")
    public func repeatWhen<Trigger>(
        _ makeTrigger: (Signal<Void, Never>) -> Signal<Trigger, Never>
    ) -> Signal<Value, Failure> { fatalError() }

    @available(*, unavailable, message: "Called repeated here: .repeated(3)")
    public func `repeat`(_ count: Int = 1) -> Self { fatalError() }
}

// Time and threads
extension SignalProtocol {
    @available(*, unavailable, message: "Called throttle here: .throttle(.milliseconds(500), on: scheduler)")
    public func debounce(for interval: Duration, scheduler: Any? = nil) -> Signal<Value, Failure> { fatalError() }

    @available(*, unavailable, message: "Called throttle here: .throttle(.milliseconds(500), on: scheduler)")
    public func debounce(_ interval: Duration, scheduler: Any? = nil) -> Signal<Value, Failure> { fatalError() }

    @available(*, unavailable, renamed: "throttle(_:on:)")
    public func debounce(_ interval: Duration, on scheduler: some Any) -> Signal<Value, Failure> { fatalError() }

    @available(*, unavailable, message: "Called throttle here: .throttle(.milliseconds(500), on: scheduler)")
    public func debounce(_ seconds: Double, on scheduler: some Any) -> Signal<Value, Failure> { fatalError() }

    @available(*, unavailable, message: "Called throttle here: .throttle(.milliseconds(500), on: scheduler)")
    public func debounce(for seconds: Double, scheduler: Any? = nil) -> Signal<Value, Failure> { fatalError() }

    @available(*, unavailable, message: "Called throttleLatest or throttleFirst here; throttle waits for a pause.")
    public func throttle(
        for interval: Duration, scheduler: some Any, latest: Bool = true
    ) -> Signal<Value, Failure> { fatalError() }

    @available(*, unavailable, message: "The label is `on:` here. RxSwift's throttle is called throttleLatest.")
    public func throttle(
        _ interval: Duration, latest: Bool = true, scheduler: some Any
    ) -> Signal<Value, Failure> { fatalError() }

    @available(*, unavailable, message: "Write .delay(.milliseconds(500), on: scheduler).")
    public func delay(for interval: Duration, scheduler: some Any) -> Signal<Value, Failure> { fatalError() }

    @available(*, unavailable, renamed: "delay(_:on:)")
    public func delay(_ interval: Duration, scheduler: some Any) -> Signal<Value, Failure> { fatalError() }

    @available(*, unavailable, message: "Write .timeout(betweenValues: .seconds(5), on: scheduler, failure: error).")
    public func timeout(_ interval: Duration, scheduler: some Any) -> Signal<Value, Failure> { fatalError() }

    @available(*, unavailable, message: "Write .timeout(after: .seconds(5), on: scheduler, failure: error).")
    public func timeout(after seconds: Double, raising failure: Failure, on scheduler: some Any) -> Signal<
        Value, Failure
    > { fatalError() }

    @available(*, unavailable, message: "Called deliver here: .deliver(on: main)")
    public func receive(on scheduler: some Any) -> MainSignal<Value, Failure> { fatalError() }

    @available(*, unavailable, message: "Called deliver here: .deliver(on: main)")
    public func observe(on scheduler: some Any) -> MainSignal<Value, Failure> { fatalError() }

    @available(*, unavailable, message: "Called deliver here: .deliver(on: main)")
    public func observeOn(_ scheduler: some Any) -> MainSignal<Value, Failure> { fatalError() }

    @available(*, unavailable, message: "Called subscribe(on:) here: .subscribe(on: background)")
    public func subscribeOn(_ scheduler: some Any) -> Signal<Value, Failure> { fatalError() }

    @available(*, unavailable, renamed: "subscribe(on:)")
    public func start(on scheduler: some Any) -> Signal<Value, Failure> { fatalError() }
}

// Side effects, and sharing
extension SignalProtocol {
    @available(*, unavailable, message: "Called doNext, doFailed, doCompleted, doSubscribed and doDisposed here.")
    public func `do`(
        onNext: ((Value) -> Void)? = nil, onError: ((Failure) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Self { fatalError() }

    @available(*, unavailable, message: "Called doNext, doFailed, doCompleted, doSubscribed and doDisposed here.")
    public func handleEvents(
        receiveSubscription: ((any Disposable) -> Void)? = nil, receiveOutput: ((Value) -> Void)? = nil,
        receiveCompletion: ((CompletionElsewhere<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil
    ) -> Self { fatalError() }

    @available(*, unavailable, message: "Called doNext, doFailed, doCompleted, doSubscribed and doEnded here.")
    public func on(
        starting: (() -> Void)? = nil, failed: ((Failure) -> Void)? = nil, completed: (() -> Void)? = nil,
        interrupted: (() -> Void)? = nil, terminated: (() -> Void)? = nil, value: ((Value) -> Void)? = nil
    ) -> Self { fatalError() }

    @available(*, unavailable, message: "Called log here: .log(\"texts\")")
    public func debug(_ name: String = "") -> Self { fatalError() }

    @available(*, unavailable, message: "Called log here: .log(\"texts\")")
    public func logEvents(identifier: String = "") -> Self { fatalError() }

    @available(*, unavailable, message: "Called replay here: .replay(1)")
    public func share(replay count: Int) -> Signal<Value, Failure> { fatalError() }

    @available(*, unavailable, renamed: "replay(_:)")
    public func replayLazily(upTo count: Int) -> Signal<Value, Failure> { fatalError() }

    @available(*, unavailable, message: "Called share here: let shared = signal.share()")
    public func startWithSignal(_ setup: (Signal<Value, Failure>, any Disposable) -> Void) { fatalError() }

    @available(*, unavailable, message: "There is one type, Signal, so nothing needs to be erased: remove the call.")
    public func eraseToAnyPublisher() -> Self { fatalError() }

    @available(*, unavailable, message: "There is one type, Signal, so nothing needs to be erased: remove the call.")
    public func asObservable() -> Self { fatalError() }
}

// Subscribing

/// Combine's `Subscribers.Completion`, for `sink` and `handleEvents`.
public enum CompletionElsewhere<Failure: Error> {
    case finished
    case failure(Failure)
}

extension SignalProtocol {
    @available(*, unavailable, message: "Called subscribe here: .subscribe(next: { value in … })")
    public func sink(receiveValue: (Value) -> Void) -> any Disposable { fatalError() }

    @available(*, unavailable, message: "Called subscribe here: .subscribe(next:failed:completed:)")
    public func sink(
        receiveCompletion: (CompletionElsewhere<Failure>) -> Void, receiveValue: (Value) -> Void
    ) -> any Disposable { fatalError() }

    @available(*, unavailable, message: "The labels are next, failed and completed: .subscribe(next: { value in … })")
    public func subscribe(
        onNext: ((Value) -> Void)? = nil, onError: ((Failure) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable { fatalError() }

    @available(*, unavailable, message: "Called subscribe here: .subscribe(next: { value in … })")
    public func startWithValues(_ action: (Value) -> Void) -> any Disposable { fatalError() }

    @available(*, unavailable, message: "Called subscribe here: .subscribe(next: { value in … })")
    public func observeValues(_ action: (Value) -> Void) -> any Disposable { fatalError() }

    @available(*, unavailable, message: "Called subscribe here: .subscribe(next:failed:completed:)")
    public func startWithResult(_ action: (Result<Value, Failure>) -> Void) -> any Disposable { fatalError() }

    @available(*, unavailable, message: "Called subscribe here: .subscribe(next:failed:completed:)")
    public func observeResult(_ action: (Result<Value, Failure>) -> Void) -> any Disposable { fatalError() }

    @available(*, unavailable, message: "Called bind here: .bind(to: label, \\.text)")
    public func assign<Target: AnyObject>(
        to keyPath: ReferenceWritableKeyPath<Target, Value>, on target: Target
    ) -> any Disposable { fatalError() }
}

extension Disposable {
    @available(*, unavailable, message: "Nothing has to be stored: a subscription lives until it ends or is disposed.")
    public func store(in subscriptions: inout some Any) { fatalError() }

    @available(*, unavailable, message: "Write bag.add(subscription), with a CompositeDisposable as the bag.")
    public func disposed(by bag: some Any) { fatalError() }

    @available(*, unavailable, renamed: "dispose()")
    public func cancel() { fatalError() }
}

// Creating
extension Signal {
    @available(*, unavailable, renamed: "just(_:)")
    public init(value: Value) { fatalError() }

    @available(*, unavailable, renamed: "fail(_:)")
    public init(error: Failure) { fatalError() }

    @available(*, unavailable, renamed: "fail(_:)")
    public static func error(_ failure: Failure) -> Signal { fatalError() }

    @available(*, unavailable, message: "Write Signal { subscriber in … }.")
    public static func create(_ start: (Subscriber<Value, Failure>) -> any Disposable) -> Signal { fatalError() }

    @available(*, unavailable, message: "Write .interval(every: .seconds(1), on: scheduler).")
    public static func interval(_ period: Duration, scheduler: some Any) -> Signal { fatalError() }

    @available(*, unavailable, message: "Write .interval(every: .seconds(1), on: scheduler).")
    public static func timer(interval: Duration, on scheduler: some Any) -> Signal { fatalError() }
}

extension Signal where Value == Int, Failure == Never {
    @available(*, unavailable, renamed: "interval(every:on:)")
    public static func timer(every period: Duration, on scheduler: some Any) -> Signal { fatalError() }
}
