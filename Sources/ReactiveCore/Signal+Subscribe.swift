extension Signal {
    /// Starts the signal and hands every event to `handle`: the plainest way to subscribe, on which the others stand.
    ///
    /// - Parameter handle: runs wherever the signal delivers, one call at a time. It is freed when the signal ends or is disposed.
    /// - Returns: what stops it. It may be ignored; letting go of it stops nothing.
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
    /// `failed` has no default: a failure that nobody handles is lost without a trace, and the search field "that works only once" is
    /// the bug everybody has had. A signal that cannot fail (`Failure == Never`) is subscribed to without it.
    /// - Parameters:
    ///   - next: gets each value.
    ///   - failed: gets the failure that ended the signal.
    ///   - completed: runs when the signal has ended as it should.
    /// - Returns: what stops it. It may be ignored; letting go of it stops nothing.
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
    /// - Parameters:
    ///   - next: gets each value.
    ///   - completed: runs when the signal has ended.
    /// - Returns: what stops it. It may be ignored; letting go of it stops nothing.
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
    /// Hands an event to the one who subscribed: nothing once this is disposed, and nothing after a terminal event, which disposes it.
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
