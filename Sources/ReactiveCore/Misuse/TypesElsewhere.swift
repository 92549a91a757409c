// swift-format-ignore-file: OneCasePerLine
// The names that other libraries have for our types. A module that also imports such a library gets that library's
// type, because the compiler prefers what is available. So does `@Observable`.

@available(*, unavailable, message: "Called Signal here. It has a type for its failure: Signal<Int, Never>")
public typealias Observable<Value: Sendable> = Signal<Value, Never>

@available(*, unavailable, message: "Called Signal here.")
public typealias AnyPublisher<Value: Sendable, Failure: Error> = Signal<Value, Failure>

@available(*, unavailable, message: "Called Signal here.")
public typealias SignalProducer<Value: Sendable, Failure: Error> = Signal<Value, Failure>

@available(*, unavailable, message: "Called MainSignal here: deliver(on: main) makes one.")
public typealias Driver<Value: Sendable> = MainSignal<Value, Never>

@available(*, unavailable, message: "Called Subject here.")
public typealias PassthroughSubject<Value: Sendable, Failure: Error> = Subject<Value, Failure>

@available(*, unavailable, message: "Called Subject here. It has a type for its failure: Subject<Int, Never>")
public typealias PublishSubject<Value: Sendable> = Subject<Value, Never>

@available(*, unavailable, message: "Called Subject here. It has a type for its failure: Subject<Int, Never>")
public typealias PublishRelay<Value: Sendable> = Subject<Value, Never>

@available(*, unavailable, message: "Called Property here.")
public typealias CurrentValueSubject<Value: Sendable, Failure: Error> = Property<Value>

@available(*, unavailable, message: "Called Property here.")
public typealias BehaviorSubject<Value: Sendable> = Property<Value>

@available(*, unavailable, message: "Called Property here.")
public typealias BehaviorRelay<Value: Sendable> = Property<Value>

@available(*, unavailable, message: "Called Property here, or MainProperty on the main actor.")
public typealias MutableProperty<Value: Sendable> = Property<Value>

@available(*, unavailable, message: "Called ScopedDisposable here. It disposes when it's freed.")
public typealias AnyCancellable = ScopedDisposable

@available(*, unavailable, message: "Called CompositeDisposable here. Nothing has to be kept: call dispose to end it.")
public typealias DisposeBag = CompositeDisposable

extension Property {
    @available(*, unavailable, renamed: "init(_:)")
    public convenience init(value: Value) { fatalError() }

    @available(*, unavailable, message: "What follows a signal can't be set: write ReadOnlyProperty(0, then: signal).")
    public convenience init(_ initial: Value, then source: some SignalProtocol<Value, some Error>) { fatalError() }
}

extension ReadOnlyProperty {
    @available(*, unavailable, message: "This signal can fail. Call catch, retry or replaceFailure before.")
    public init(_ initial: Value, then source: Signal<Value, some Error>) { fatalError() }
}

/// The events of other libraries, for a closure that expects them.
public enum EventElsewhere<Value, Failure> {
    // Unavailable, so that no `switch` has to list them all.
    @available(*, unavailable, message: "The events are .next, .failed and .completed here.")
    case next(Value), value(Value), failed(Failure), error(Failure), failure(Failure), completed, finished, interrupted
}

extension Signal {
    @available(*, unavailable, message: "The events are .next, .failed and .completed here.")
    @discardableResult
    public func observe(_ handle: (EventElsewhere<Value, Failure>) -> Void) -> any Disposable { fatalError() }
}
