extension Signal {
    /// Turns each value into a signal and sends only the newest signal's values; the previous signal is disposed.
    ///
    ///     source         --a-------b-----|
    ///     of a             -u--v--w!
    ///     of b                     --y--z|
    ///     flatMapLatest  ---u--v--w--y--z|
    ///
    ///     searchText.flatMapLatest { search($0) }
    ///         .subscribe(next: { print($0.count) }, failed: { print($0) })
    ///
    /// In a closure with several statements, write the type that it returns, or the compiler takes the first `.empty`
    /// for a signal of something else: `{ text -> Signal<[Tweet], ServiceError> in … }`.
    ///
    /// - *Completes:* when the source and the newest inner signal have completed.
    /// - *Fails:* when the source or the newest inner signal does, at once.
    /// - *Disposes:* the source and the newest inner signal.
    /// - *Delivers on:* the thread of the inner signal, or the source's if the source ends the result.
    ///
    /// RxSwift `flatMapLatest`, Combine `map` with `switchToLatest`, ReactiveSwift `flatMap(.latest)`,
    /// swift-async-algorithms `flatMapLatest`.
    @inlinable public func flatMapLatest<NewValue: Sendable>(
        _ transform: @escaping @Sendable (Value) -> Signal<NewValue, Failure>
    ) -> Signal<NewValue, Failure> {
        Signal<NewValue, Failure>(starting: { [self] handle, subscription in
            let output = EventSerializer<LatestState, NewValue, Failure>(LatestState(), subscription, handle)
            let current = CompositeDisposable(in: subscription.part)
            subscription.insert(current)
            startChild(of: subscription) { event in
                switch event {
                case .next(let value):
                    if subscription.isDisposed { return }
                    let signal = transform(value)
                    if case .just(let value) = signal.kind {
                        // A shortcut that row W11 of the benchmarks measures: `just` completes with its value, so it
                        // has no subscription to keep.
                        var isReplacing = false
                        output.send { state in
                            isReplacing = state.begin(isRunning: false).isReplacing
                            return isReplacing ? nil : .next(value)
                        }
                        guard isReplacing else { return }
                        current.clear()
                        output.send(.next(value))
                    } else if let (number, isReplacing) = output.update({ state in state.begin(isRunning: true) }) {
                        // From here on, the output refuses the old signal's events, so that signal can be disposed.
                        if isReplacing { current.clear() }
                        signal.startChild(of: current) { event in
                            switch event {
                            case .next, .failed: output.send { state in state.newest == number ? event : nil }
                            case .completed: output.send { state in state.endInner(number) ? .completed : nil }
                            }
                        }
                    }
                case .failed(let failure):
                    output.send(.failed(failure))
                case .completed:
                    output.send { state in state.endSource() ? .completed : nil }
                }
            }
        })
    }

    /// Like ``flatMapLatest(_:)``, with inner signals that cannot fail.
    @_disfavoredOverload
    @inlinable public func flatMapLatest<NewValue: Sendable>(
        _ transform: @escaping @Sendable (Value) -> Signal<NewValue, Never>
    ) -> Signal<NewValue, Failure> { flatMapLatest { value in transform(value).promoteFailure(to: Failure.self) } }
}

extension Signal where Failure == Never {
    /// Like ``flatMapLatest(_:)``, for a source that cannot fail: only the inner signals can.
    @_disfavoredOverload
    @inlinable public func flatMapLatest<NewValue: Sendable, NewFailure: Error>(
        _ transform: @escaping @Sendable (Value) -> Signal<NewValue, NewFailure>
    ) -> Signal<NewValue, NewFailure> { promoteFailure(to: NewFailure.self).flatMapLatest(transform) }
}

@usableFromInline struct LatestState: Sendable {
    @usableFromInline var newest = 0
    @usableFromInline var isInnerRunning = false
    @usableFromInline var isSourceRunning = true

    @inlinable init() {}

    /// - Parameter isRunning: false for an inner signal that ends at once, such as `just`.
    /// - Returns: an ID for the new inner signal, and whether it replaces a running one.
    @inlinable mutating func begin(isRunning: Bool) -> (number: Int, isReplacing: Bool) {
        defer { isInnerRunning = isRunning }
        newest += 1
        return (newest, isInnerRunning)
    }

    /// - Returns: whether the output has to complete.
    @inlinable mutating func endInner(_ number: Int) -> Bool {
        guard number == newest else { return false }
        isInnerRunning = false
        return !isSourceRunning
    }

    /// - Returns: whether the output has to complete.
    @inlinable mutating func endSource() -> Bool {
        isSourceRunning = false
        return !isInnerRunning
    }
}
