extension Signal {
    /// Starts the signal and passes every event to `handle`.
    ///
    ///     signal.observe { event in print(event) }
    ///
    /// - Parameter handle: runs where the signal delivers, one call at a time. It is freed when the signal ends or the
    ///   subscription is disposed.
    /// - Returns: the subscription. You may ignore it: releasing it stops nothing.
    @discardableResult
    @inlinable public func observe(_ handle: @escaping @Sendable (Event<Value, Failure>) -> Void) -> any Disposable {
        let subscription = CompositeDisposable()
        start(in: subscription) { event in
            subscription.pass(event, to: handle)
        }
        return subscription
    }

    /// Starts the signal.
    ///
    ///     search("swift").subscribe(next: { show($0) }, failed: { show($0) })
    ///
    /// `failed` has no default, because a search field whose failures are ignored works only once. A signal that cannot
    /// fail (`Failure == Never`) doesn't take `failed`.
    /// - Parameters:
    ///   - next: gets each value.
    ///   - failed: gets the failure that ended the signal.
    ///   - completed: runs when the signal has completed.
    /// - Returns: the subscription. You may ignore it: releasing it stops nothing.
    @discardableResult
    @inlinable public func subscribe(
        next: @escaping @Sendable (Value) -> Void,
        failed: @escaping @Sendable (Failure) -> Void,
        completed: @escaping @Sendable () -> Void = {}
    ) -> any Disposable {
        let subscription = CompositeDisposable()
        start(in: subscription) { event in
            subscription.pass(event) { event in
                switch event {
                case .next(let value): next(value)
                case .failed(let failure): failed(failure)
                case .completed: completed()
                }
            }
        }
        return subscription
    }
}

extension Signal where Failure == Never {
    /// Starts a signal that cannot fail.
    ///
    ///     searchText.subscribe(next: { print($0) })
    ///
    /// - Parameters:
    ///   - next: gets each value.
    ///   - completed: runs when the signal has completed.
    /// - Returns: the subscription. You may ignore it: releasing it stops nothing.
    @discardableResult
    @inlinable public func subscribe(
        next: @escaping @Sendable (Value) -> Void,
        completed: @escaping @Sendable () -> Void = {}
    ) -> any Disposable {
        let subscription = CompositeDisposable()
        start(in: subscription) { event in
            subscription.pass(event) { event in
                switch event {
                case .next(let value): next(value)
                case .completed: completed()
                }
            }
        }
        return subscription
    }
}

extension CompositeDisposable {
    /// Passes an event to a subscriber's closure, unless this subscription is disposed. A terminal event disposes the
    /// subscription, so nothing follows.
    @inlinable func pass<Value, Failure>(_ event: Event<Value, Failure>, to handle: (Event<Value, Failure>) -> Void) {
        if event.isTerminal {
            guard let children = end() else { return }
            handle(event)
            children.dispose()
        } else if !isDisposed {
            handle(event)
        }
    }
}
