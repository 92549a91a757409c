extension Signal {
    /// Turns each value into a signal and sends the values of all these signals.
    ///
    ///     source   --a-------b-----|
    ///     of a       -u--v--w----x|
    ///     of b               --y--z|
    ///     flatMap  ---u--v--w--y-xz|
    ///
    ///     tweets.flatMap { picture($0) }
    ///         .subscribe(next: { print("loaded \($0)") }, failed: { print($0) })
    ///
    /// - *Completes:* when the source and all inner signals have completed.
    /// - *Fails:* when the source or an inner signal does, at once.
    /// - *Disposes:* the source and every inner signal.
    /// - *Delivers on:* the thread of the inner signal that sends, or the source's if the source ends the result.
    ///
    /// RxSwift `flatMap`, Combine `flatMap`, ReactiveSwift `flatMap(.merge)`, swift-async-algorithms: none.
    @inlinable public func flatMap<NewValue: Sendable>(
        _ transform: @escaping @Sendable (Value) -> Signal<NewValue, Failure>
    ) -> Signal<NewValue, Failure> {
        Signal<NewValue, Failure>(starting: { [self] handle, subscription in
            let output = EventSerializer<Void, NewValue, Failure>((), subscription, handle)
            // How many signals are running: the source and the inner ones.
            let running = Counter(1)
            let ended: @Sendable () -> Void = {
                if running.decrement() == 0 { output.send(.completed) }
            }
            let handleInner: Signal<NewValue, Failure>.Handler = { event in
                if case .completed = event { ended() } else { output.send(event) }
            }
            startChild(of: subscription) { event in
                switch event {
                case .next(let value):
                    if subscription.isDisposed { return }
                    let inner = transform(value)
                    // A shortcut that row W5 of the benchmarks measures: `just` completes with its value, so it isn't
                    // counted.
                    if case .just(let value) = inner.kind { return output.send(.next(value)) }
                    running.increment()
                    inner.startChild(of: subscription, handleInner)
                case .failed(let failure): output.send(.failed(failure))
                case .completed: ended()
                }
            }
        })
    }

    /// Like ``flatMap(_:)``, with inner signals that cannot fail.
    @_disfavoredOverload
    @inlinable public func flatMap<NewValue: Sendable>(
        _ transform: @escaping @Sendable (Value) -> Signal<NewValue, Never>
    ) -> Signal<NewValue, Failure> { flatMap { value in transform(value).promoteFailure(to: Failure.self) } }
}

extension Signal where Failure == Never {
    /// Like ``flatMap(_:)``, for a source that cannot fail: only the inner signals can.
    @_disfavoredOverload
    @inlinable public func flatMap<NewValue: Sendable, NewFailure: Error>(
        _ transform: @escaping @Sendable (Value) -> Signal<NewValue, NewFailure>
    ) -> Signal<NewValue, NewFailure> { promoteFailure(to: NewFailure.self).flatMap(transform) }
}
