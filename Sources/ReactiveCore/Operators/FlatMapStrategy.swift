/// What ``Signal/flatMap(_:_:)`` does with a new value while inner signals are running.
public enum FlatMapStrategy: Sendable {
    /// Starts the new signal at once, so that all signals run at the same time.
    case merge
    /// Starts the new signal when all earlier ones have completed.
    case concat
    /// Disposes the running signal and starts the new one.
    case latest
    /// Drops the value.
    case first
    /// Runs at most this many signals at a time (one or more); further values wait.
    case atMost(Int)
}

extension Signal {
    /// Turns each value into a signal and joins these signals as `strategy` says.
    ///
    ///     source            --a-------b-----|
    ///     of a              -u--v--w----x|
    ///     of b              --y--z|
    ///     flatMap(merge)    ---u--v--w--y-xz|
    ///     flatMap(concat)   ---u--v--w----x--y--z|
    ///     flatMap(latest)   ---u--v--w--y--z|
    ///     flatMap(first)    ---u--v--w----x-|
    ///     flatMap(atMost2)  ---u--v--w--y-xz|
    ///
    ///     tweets.flatMap(.atMost(3)) { picture($0) }
    ///         .subscribe(next: { print("loaded \($0)") }, failed: { print($0) })
    ///
    /// - *Completes:* when the source and all inner signals have completed, and no value is waiting.
    /// - *Fails:* when the source or a running inner signal does, at once; waiting values are dropped.
    /// - *Disposes:* the source and all running inner signals; waiting values are dropped.
    /// - *Delivers on:* the thread of the inner signal that sends, or the source's if the source ends the result.
    ///
    /// RxSwift `flatMap`, `concatMap`, `flatMapLatest`, `flatMapFirst`; Combine `flatMap(maxPublishers:)`;
    /// ReactiveSwift `flatMap(_:_:)`; swift-async-algorithms: the standard library's `flatMap`, which is `.concat`.
    @inlinable public func flatMap<NewValue: Sendable>(
        _ strategy: FlatMapStrategy, _ transform: @escaping @Sendable (Value) -> Signal<NewValue, Failure>
    ) -> Signal<NewValue, Failure> {
        switch strategy {
        case .merge: return flatMap(transform)
        case .latest: return flatMapLatest(transform)
        case .concat: return flatMap(running: 1, othersWait: true, transform)
        case .first: return flatMap(running: 1, othersWait: false, transform)
        case .atMost(let count):
            require(count > 0, "flatMap cannot run \(count) signals at a time. Give a count of one or more.")
            return flatMap(running: count, othersWait: true, transform)
        }
    }

    @inlinable func flatMap<NewValue: Sendable>(
        running limit: Int, othersWait: Bool, _ transform: @escaping @Sendable (Value) -> Signal<NewValue, Failure>
    ) -> Signal<NewValue, Failure> {
        Signal<NewValue, Failure>(starting: { [self] handle, subscription in
            let output = EventSerializer<InnerQueue<Value>, NewValue, Failure>(
                InnerQueue(limit: limit, othersWait: othersWait), subscription, handle)
            let trampoline = Trampoline()
            // A loop, so that a signal that completes at once doesn't start the next one inside its completion.
            @Sendable func startWaiting() {
                trampoline.bounce {
                    while !subscription.isDisposed, let value = output.update({ inner in inner.next() }) ?? nil {
                        transform(value).startChild(of: subscription) { event in
                            guard case .completed = event else { return output.send(event) }
                            output.send { inner in inner.endInner() ? .completed : nil }
                            startWaiting()
                        }
                    }
                }
            }
            startChild(of: subscription) { event in
                switch event {
                case .next(let value):
                    output.update { inner in inner.append(value) }
                    startWaiting()
                case .failed(let failure): output.send(.failed(failure))
                case .completed: output.send { inner in inner.endSource() ? .completed : nil }
                }
            }
        })
    }
}

extension Signal {
    /// Like ``flatMap(_:_:)``, with inner signals that cannot fail.
    @_disfavoredOverload
    @inlinable public func flatMap<NewValue: Sendable>(
        _ strategy: FlatMapStrategy, _ transform: @escaping @Sendable (Value) -> Signal<NewValue, Never>
    ) -> Signal<NewValue, Failure> { flatMap(strategy) { value in transform(value).promoteFailure(to: Failure.self) } }
}

extension Signal where Failure == Never {
    /// Like ``flatMap(_:_:)``, for a source that cannot fail: only the inner signals can.
    @_disfavoredOverload
    @inlinable public func flatMap<NewValue: Sendable, NewFailure: Error>(
        _ strategy: FlatMapStrategy, _ transform: @escaping @Sendable (Value) -> Signal<NewValue, NewFailure>
    ) -> Signal<NewValue, NewFailure> { promoteFailure(to: NewFailure.self).flatMap(strategy, transform) }
}

/// The waiting values, and how many inner signals are running.
@usableFromInline struct InnerQueue<Value: Sendable>: Sendable {
    @usableFromInline let limit: Int
    @usableFromInline let othersWait: Bool
    @usableFromInline var waiting = Ring<Value>()
    @usableFromInline var running = 0
    @usableFromInline var isSourceRunning = true

    @inlinable init(limit: Int, othersWait: Bool) {
        self.limit = limit
        self.othersWait = othersWait
    }

    @inlinable mutating func append(_ value: Value) {
        if othersWait || running + waiting.count < limit { waiting.append(value) }
    }

    @inlinable mutating func next() -> Value? {
        guard running < limit, let value = waiting.popFirst() else { return nil }
        running += 1
        return value
    }

    @inlinable mutating func endInner() -> Bool {
        running -= 1
        return isEnded
    }

    @inlinable mutating func endSource() -> Bool {
        isSourceRunning = false
        return isEnded
    }

    @inlinable var isEnded: Bool { !isSourceRunning && running == 0 && waiting.isEmpty }
}
