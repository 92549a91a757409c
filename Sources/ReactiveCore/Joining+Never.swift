// Operators that join a signal that can't fail with one that can, or that add a failure. The result can fail.

extension Signal {
    /// Sends the values of both signals as they come. See ``merge(_:)-([Signal])``.
    @_disfavoredOverload
    @inlinable public func merge(with other: Signal<Value, Never>) -> Signal {
        merge(with: other.promoteFailure(to: Failure.self))
    }

    /// Continues with `next` when this signal has completed. See ``concat(_:)-([Signal])``.
    @_disfavoredOverload
    @inlinable public func concat(_ next: Signal<Value, Never>) -> Signal {
        concat(next.promoteFailure(to: Failure.self))
    }

    /// Pairs the newest values of both signals. See ``combineLatest(with:)``.
    @_disfavoredOverload
    @inlinable public func combineLatest<Other: Sendable>(
        with other: Signal<Other, Never>
    ) -> Signal<(Value, Other), Failure> { combineLatest(with: other.promoteFailure(to: Failure.self)) }

    /// Pairs the first values, then the second values, and so on. See ``zip(_:_:)``.
    @_disfavoredOverload
    @inlinable public func zip<Other: Sendable>(with other: Signal<Other, Never>) -> Signal<(Value, Other), Failure> {
        zip(with: other.promoteFailure(to: Failure.self))
    }
}

extension Signal where Failure == Never {
    /// Sends the values of both signals as they come. See ``merge(_:)-([Signal])``.
    @_disfavoredOverload
    @inlinable public func merge<NewFailure: Error>(with other: Signal<Value, NewFailure>) -> Signal<Value, NewFailure>
    {
        promoteFailure(to: NewFailure.self).merge(with: other)
    }

    /// Continues with `next` when this signal has completed. See ``concat(_:)-([Signal])``.
    @_disfavoredOverload
    @inlinable public func concat<NewFailure: Error>(_ next: Signal<Value, NewFailure>) -> Signal<Value, NewFailure> {
        promoteFailure(to: NewFailure.self).concat(next)
    }

    /// Pairs the newest values of both signals. See ``combineLatest(with:)``.
    @_disfavoredOverload
    @inlinable public func combineLatest<Other: Sendable, NewFailure: Error>(
        with other: Signal<Other, NewFailure>
    ) -> Signal<(Value, Other), NewFailure> { promoteFailure(to: NewFailure.self).combineLatest(with: other) }

    /// Pairs the first values, then the second values, and so on. See ``zip(_:_:)``.
    @_disfavoredOverload
    @inlinable public func zip<Other: Sendable, NewFailure: Error>(
        with other: Signal<Other, NewFailure>
    ) -> Signal<(Value, Other), NewFailure> { promoteFailure(to: NewFailure.self).zip(with: other) }

    /// Fails with `failure` unless the source ends within `interval`. See ``timeout(after:on:failure:)``.
    @_disfavoredOverload
    @inlinable public func timeout<NewFailure: Error>(
        after interval: Duration, on scheduler: some Scheduler, failure: NewFailure
    ) -> Signal<Value, NewFailure> {
        promoteFailure(to: NewFailure.self).timeout(after: interval, on: scheduler, failure: failure)
    }
}

/// Pairs the newest values of both signals. See ``Signal/combineLatest(with:)``.
@_disfavoredOverload
@inlinable public func combineLatest<First: Sendable, Second: Sendable, Failure: Error>(
    _ first: Signal<First, Failure>, _ second: Signal<Second, Never>
) -> Signal<(First, Second), Failure> { first.combineLatest(with: second) }

/// Pairs the newest values of both signals. See ``Signal/combineLatest(with:)``.
@_disfavoredOverload
@inlinable public func combineLatest<First: Sendable, Second: Sendable, Failure: Error>(
    _ first: Signal<First, Never>, _ second: Signal<Second, Failure>
) -> Signal<(First, Second), Failure> { first.combineLatest(with: second) }

/// Pairs the first values, then the second values, and so on. See ``zip(_:_:)``.
@_disfavoredOverload
@inlinable public func zip<First: Sendable, Second: Sendable, Failure: Error>(
    _ first: Signal<First, Failure>, _ second: Signal<Second, Never>
) -> Signal<(First, Second), Failure> { first.zip(with: second) }

/// Pairs the first values, then the second values, and so on. See ``zip(_:_:)``.
@_disfavoredOverload
@inlinable public func zip<First: Sendable, Second: Sendable, Failure: Error>(
    _ first: Signal<First, Never>, _ second: Signal<Second, Failure>
) -> Signal<(First, Second), Failure> { first.zip(with: second) }
