// The operators that join a signal that can't fail and one that can. The result fails when the latter does.

extension Signal {
    /// Sends the values of both as they come. See ``merge(_:)-([Signal])``.
    @_disfavoredOverload
    @inlinable public func merge(with other: Signal<Value, Never>) -> Signal {
        merge(with: other.promoteFailure(to: Failure.self))
    }

    /// Continues with `next` when this has completed. See ``concat(_:)-([Signal])``.
    @_disfavoredOverload
    @inlinable public func concat(_ next: Signal<Value, Never>) -> Signal {
        concat(next.promoteFailure(to: Failure.self))
    }

    /// Pairs the newest values of both. See ``combineLatest(with:)``.
    @_disfavoredOverload
    @inlinable public func combineLatest<Other: Sendable>(
        with other: Signal<Other, Never>
    ) -> Signal<(Value, Other), Failure> {
        combineLatest(with: other.promoteFailure(to: Failure.self))
    }

    /// Pairs first with first, second with second. See ``zip(_:)``.
    @_disfavoredOverload
    @inlinable public func zip<Other: Sendable>(with other: Signal<Other, Never>) -> Signal<(Value, Other), Failure> {
        zip(with: other.promoteFailure(to: Failure.self))
    }
}

extension Signal where Failure == Never {
    /// Sends the values of both as they come. See ``merge(_:)-([Signal])``.
    @_disfavoredOverload
    @inlinable public func merge<NewFailure: Error>(with other: Signal<Value, NewFailure>) -> Signal<Value, NewFailure>
    {
        promoteFailure(to: NewFailure.self).merge(with: other)
    }

    /// Continues with `next` when this has completed. See ``concat(_:)-([Signal])``.
    @_disfavoredOverload
    @inlinable public func concat<NewFailure: Error>(_ next: Signal<Value, NewFailure>) -> Signal<Value, NewFailure> {
        promoteFailure(to: NewFailure.self).concat(next)
    }

    /// Pairs the newest values of both. See ``combineLatest(with:)``.
    @_disfavoredOverload
    @inlinable public func combineLatest<Other: Sendable, NewFailure: Error>(
        with other: Signal<Other, NewFailure>
    ) -> Signal<(Value, Other), NewFailure> {
        promoteFailure(to: NewFailure.self).combineLatest(with: other)
    }

    /// Pairs first with first, second with second. See ``zip(_:)``.
    @_disfavoredOverload
    @inlinable public func zip<Other: Sendable, NewFailure: Error>(
        with other: Signal<Other, NewFailure>
    ) -> Signal<(Value, Other), NewFailure> {
        promoteFailure(to: NewFailure.self).zip(with: other)
    }

    /// Fails with `failure` unless the source ends within `interval`. See ``timeout(after:on:failure:)``.
    @_disfavoredOverload
    @inlinable public func timeout<NewFailure: Error>(
        after interval: Duration, on scheduler: some Scheduler, failure: NewFailure
    ) -> Signal<Value, NewFailure> {
        promoteFailure(to: NewFailure.self).timeout(after: interval, on: scheduler, failure: failure)
    }
}

/// Combines the newest values of both. See ``combineLatest(_:)``.
@_disfavoredOverload
@inlinable public func combineLatest<First: Sendable, Second: Sendable, Failure: Error>(
    _ first: Signal<First, Failure>, _ second: Signal<Second, Never>
) -> Signal<(First, Second), Failure> {
    first.combineLatest(with: second)
}

/// Combines the newest values of both. See ``combineLatest(_:)``.
@_disfavoredOverload
@inlinable public func combineLatest<First: Sendable, Second: Sendable, Failure: Error>(
    _ first: Signal<First, Never>, _ second: Signal<Second, Failure>
) -> Signal<(First, Second), Failure> {
    first.combineLatest(with: second)
}

/// Pairs first with first, second with second. See ``zip(_:)``.
@_disfavoredOverload
@inlinable public func zip<First: Sendable, Second: Sendable, Failure: Error>(
    _ first: Signal<First, Failure>, _ second: Signal<Second, Never>
) -> Signal<(First, Second), Failure> {
    first.zip(with: second)
}

/// Pairs first with first, second with second. See ``zip(_:)``.
@_disfavoredOverload
@inlinable public func zip<First: Sendable, Second: Sendable, Failure: Error>(
    _ first: Signal<First, Never>, _ second: Signal<Second, Failure>
) -> Signal<(First, Second), Failure> {
    first.zip(with: second)
}
