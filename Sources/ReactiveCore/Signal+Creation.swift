extension Signal {
    /// A signal that does what `start` does, for each subscriber anew.
    ///
    ///     sent          --a--b--|
    ///       subscribed  ^-------!
    ///     Signal { … }  --a--b--|
    ///
    /// `start` runs on the thread that subscribes. It sends events to the subscriber it is given, now or later, from any thread,
    /// and returns what has to be called off when the signal ends or is disposed; nil if there is nothing to call off.
    /// That is disposed exactly once, also when the end came before `start` returned.
    ///
    /// - *Terminates:* when `start` says so.
    /// - *Fails:* when `start` says so.
    /// - *Disposes:* what `start` returned.
    /// - *Delivers on:* whatever thread `start` sends on.
    ///
    /// RxSwift `create`, Combine: none, ReactiveSwift `init(_:)`, swift-async-algorithms: the standard library's `AsyncStream`.
    @inlinable public init(_ start: @escaping @Sendable (Subscriber<Value, Failure>) -> (any Disposable)?) {
        self.init(.created(start))
    }

    /// Sends one value and completes.
    ///
    ///     just(a)  [a|]
    ///
    /// - *Terminates:* after its value.
    /// - *Fails:* never.
    /// - *Disposes:* nothing; disposed by the value, it does not complete.
    /// - *Delivers on:* the thread that subscribes.
    ///
    /// RxSwift `just`, Combine `Just`, ReactiveSwift `init(value:)`, swift-async-algorithms: `[value].async`.
    @inlinable public static func just(_ value: Value) -> Signal {
        Signal(.just(value))
    }

    /// Completes at once, without a value.
    ///
    ///     empty  |
    ///
    /// - *Terminates:* at once.
    /// - *Fails:* never.
    /// - *Disposes:* nothing.
    /// - *Delivers on:* the thread that subscribes.
    ///
    /// RxSwift `empty`, Combine `Empty`, ReactiveSwift `empty`, swift-async-algorithms: `[].async`.
    @inlinable public static var empty: Signal {
        Signal(starting: { handle, subscription in
            if !subscription.isDisposed { handle(.completed) }
        })
    }

    /// Never sends anything.
    ///
    ///     never  --------!
    ///
    /// - *Terminates:* never.
    /// - *Fails:* never.
    /// - *Disposes:* nothing.
    /// - *Delivers on:* no thread.
    ///
    /// RxSwift `never`, Combine `Empty(completeImmediately: false)`, ReactiveSwift `never`, swift-async-algorithms: none.
    @inlinable public static var never: Signal {
        Signal(starting: { _, _ in })
    }

    /// Fails at once.
    ///
    ///     fail(denied)  #'denied'
    ///
    /// - *Terminates:* never.
    /// - *Fails:* at once.
    /// - *Disposes:* nothing.
    /// - *Delivers on:* the thread that subscribes.
    ///
    /// RxSwift `error`, Combine `Fail`, ReactiveSwift `init(error:)`, swift-async-algorithms: none.
    @inlinable public static func fail(_ failure: Failure) -> Signal {
        Signal(starting: { handle, subscription in
            if !subscription.isDisposed { handle(.failed(failure)) }
        })
    }

    /// Sends the elements of a sequence in order and completes; it stops in the middle when the subscription is disposed.
    ///
    ///     from(abc)  [abc|]
    ///
    /// The sequence is walked anew for each subscriber, and may be infinite.
    ///
    /// - *Terminates:* behind the last element.
    /// - *Fails:* never.
    /// - *Disposes:* the walk: no further element is asked for.
    /// - *Delivers on:* the thread that subscribes.
    ///
    /// RxSwift `from`, Combine `sequence.publisher`, ReactiveSwift `init(_:)`, swift-async-algorithms `async`.
    @inlinable public static func from<Elements: Sequence & Sendable>(_ elements: Elements) -> Signal
    where Elements.Element == Value {
        Signal(starting: { handle, subscription in
            for element in elements {
                if subscription.isDisposed { return }
                handle(.next(element))
            }
            if !subscription.isDisposed { handle(.completed) }
        })
    }

    /// Makes the signal anew for each subscriber, at the moment of subscription.
    ///
    ///     made first   --a--b--|
    ///     made second     --c--|
    ///     first        --a--b--|
    ///     second          --c--|
    ///
    /// - *Terminates:* when the signal that was made does.
    /// - *Fails:* when the signal that was made does.
    /// - *Disposes:* the signal that was made; disposed before, none is made.
    /// - *Delivers on:* that signal's thread.
    ///
    /// RxSwift `deferred`, Combine `Deferred`, ReactiveSwift `init(_:)`, swift-async-algorithms: none.
    @inlinable public static func deferred(_ make: @escaping @Sendable () -> Signal) -> Signal {
        Signal(starting: { handle, subscription in
            if !subscription.isDisposed { make().start(in: subscription, handle) }
        })
    }
}
