extension Signal {
    /// Applies `transform` to each value; an error that it throws ends the signal as a failure.
    ///
    ///     source      --a--b--c-----d--|
    ///     tryMap(=c)  --A--B--#'c'
    ///
    ///     searchText.tryMap { text throws(ParseError) in try parse(text) }
    ///         .subscribe(next: { print($0) }, failed: { print("not a number: \($0.text)") })
    ///
    /// - *Completes:* when the source does.
    /// - *Fails:* when the source does, or when `transform` throws.
    /// - *Disposes:* the source.
    /// - *Delivers on:* the source's thread.
    ///
    /// RxSwift `map`, Combine `tryMap`, ReactiveSwift `attemptMap`, swift-async-algorithms: the standard library's
    /// `map`.
    @inlinable public func tryMap<NewValue: Sendable>(
        _ transform: @escaping @Sendable (Value) throws(Failure) -> NewValue
    ) -> Signal<NewValue, Failure> {
        Signal<NewValue, Failure>(starting: { [self] handle, subscription in
            start(in: subscription) { event in
                switch event {
                case .next(let value):
                    do throws(Failure) {
                        handle(.next(try transform(value)))
                    } catch {
                        handle(.failed(error))
                    }
                case .failed(let failure): handle(.failed(failure))
                case .completed: handle(.completed)
                }
            }
        })
    }
}

extension Signal where Failure == Never {
    /// Like ``tryMap(_:)``, for a source that cannot fail: only `transform` can.
    @_disfavoredOverload
    @inlinable public func tryMap<NewValue: Sendable, NewFailure: Error>(
        _ transform: @escaping @Sendable (Value) throws(NewFailure) -> NewValue
    ) -> Signal<NewValue, NewFailure> { promoteFailure(to: NewFailure.self).tryMap(transform) }
}
