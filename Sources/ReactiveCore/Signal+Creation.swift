extension Signal {
    /// A signal that runs `start` for each subscriber.
    ///
    ///     sent          --a--b--|
    ///       subscribed  ^-------!
    ///     Signal { … }  --a--b--|
    ///
    ///     let tweets = Signal<[Tweet], ServiceError> { subscriber in
    ///         let request = service.fetch("swift") { subscriber.send($0) }
    ///         return ActionDisposable { request.cancel() }
    ///     }
    ///
    /// `start` runs on the thread that subscribes. It sends events to its subscriber, now or later, from any thread. It
    /// returns a disposable, or nil. The disposable is disposed exactly once, when the signal ends or the subscription
    /// is disposed, even if the signal ends before `start` returns.
    ///
    /// - *Completes:* when `start` sends the completion.
    /// - *Fails:* when `start` sends a failure.
    /// - *Disposes:* the disposable that `start` returned.
    /// - *Delivers on:* the thread on which `start` sends.
    ///
    /// RxSwift `create`, Combine: none, ReactiveSwift `init(_:)`, swift-async-algorithms: the standard library's
    /// `AsyncStream`.
    @inlinable public init(_ start: @escaping @Sendable (Subscriber<Value, Failure>) -> (any Disposable)?) {
        self.init(.created(start))
    }

    /// Sends one value and completes.
    ///
    ///     just(a)  [a|]
    ///
    ///     Signal.just("swift")
    ///         .subscribe(next: { print($0) }, completed: { print("done") })
    ///
    /// - *Completes:* after its value.
    /// - *Fails:* never.
    /// - *Disposes:* nothing. If you dispose the subscription inside `next`, the signal does not complete.
    /// - *Delivers on:* the thread that subscribes.
    ///
    /// RxSwift `just`, Combine `Just`, ReactiveSwift `init(value:)`, swift-async-algorithms: `[value].async`.
    @inlinable public static func just(_ value: Value) -> Signal { Signal(.just(value)) }

    /// Completes at once, without a value.
    ///
    ///     empty  |
    ///
    ///     let results = searchText.flatMapLatest { text in
    ///         text.isEmpty ? .empty : search(text)
    ///     }
    ///
    /// - *Completes:* at once.
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
    ///     let noAnswer = Signal<[Tweet], ServiceError>.never
    ///         .timeout(after: .seconds(10), on: main, failure: .timedOut)
    ///
    /// - *Completes:* never.
    /// - *Fails:* never.
    /// - *Disposes:* nothing.
    /// - *Delivers on:* no thread.
    ///
    /// RxSwift `never`, Combine `Empty(completeImmediately: false)`, ReactiveSwift `never`, swift-async-algorithms:
    /// none.
    @inlinable public static var never: Signal { Signal(starting: { _, _ in }) }

    /// Fails at once.
    ///
    ///     fail(denied)  #'denied'
    ///
    ///     Signal<[Tweet], ServiceError>.fail(.offline)
    ///         .subscribe(next: { print($0.count) }, failed: { print($0) })
    ///
    /// - *Completes:* never; it fails at once.
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

    /// Sends the elements of a sequence in order and completes.
    ///
    ///     from(abc)  [abc|]
    ///
    ///     Signal.from(1...3)
    ///         .subscribe(next: { print($0) })  // 1, 2, 3
    ///
    /// Each subscriber iterates over the sequence from its start. The sequence may be infinite, because disposing the
    /// subscription stops the iteration.
    ///
    /// - *Completes:* after the last element.
    /// - *Fails:* never.
    /// - *Disposes:* the iteration: no more elements are produced.
    /// - *Delivers on:* the thread that subscribes.
    ///
    /// RxSwift `from`, Combine `sequence.publisher`, ReactiveSwift `init(_:)`, swift-async-algorithms `async`.
    @inlinable public static func from<Elements: Sequence & Sendable>(_ elements: Elements) -> Signal
    where Elements.Element == Value {
        Signal(starting: { handle, subscription in
            var iterator = elements.makeIterator()
            while !subscription.isDisposed {
                guard let element = iterator.next() else { return handle(.completed) }
                handle(.next(element))
            }
        })
    }

    /// Makes a signal for each subscriber, at the moment of subscription.
    ///
    ///     made first   --a--b--|
    ///     made second     --c--|
    ///     first        --a--b--|
    ///     second          --c--|
    ///
    ///     let timed = Signal.deferred {
    ///         let start = main.now
    ///         return taps.map { main.now - start }
    ///     }
    ///
    /// - *Completes:* when the new signal does.
    /// - *Fails:* when the new signal does.
    /// - *Disposes:* the new signal. If the subscription is disposed first, no signal is made.
    /// - *Delivers on:* the new signal's thread.
    ///
    /// RxSwift `deferred`, Combine `Deferred`, ReactiveSwift `init(_:)`, swift-async-algorithms: none.
    public static func deferred(_ make: @escaping @Sendable () -> Signal) -> Signal {
        Signal(starting: { handle, subscription in
            if !subscription.isDisposed { make().start(in: subscription, handle) }
        })
    }
}
