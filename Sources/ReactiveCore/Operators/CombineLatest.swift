extension Signal {
    /// Pairs the newest values of both signals whenever one of them sends.
    ///
    ///     a              --a--------b-----------|
    ///     b              ----x-----------y------|
    ///     combineLatest  ----'ax'---'bx'-'by'---|
    ///
    ///     let canSignIn = username.combineLatest(with: password)
    ///         .map { name, word in name.count > 3 && word.count > 3 }
    ///
    /// - *Completes:* when both have completed, or when one completes before its first value, since no pair can follow.
    /// - *Fails:* when one of them does, at once.
    /// - *Disposes:* both.
    /// - *Delivers on:* the thread of the one that sends.
    ///
    /// RxSwift `combineLatest`, Combine `combineLatest`, ReactiveSwift `combineLatest`, swift-async-algorithms
    /// `combineLatest`.
    @inlinable public func combineLatest<Other: Sendable>(
        with other: Signal<Other, Failure>
    ) -> Signal<(Value, Other), Failure> {
        Signal<(Value, Other), Failure>(starting: { [self] handle, subscription in
            let output = EventSerializer<LatestPair<Value, Other>, (Value, Other), Failure>(
                LatestPair(), subscription, handle)
            startChild(of: subscription) { event in
                switch event {
                case .next(let value):
                    var slot: Value? = value
                    output.send { state in
                        swap(&state.left, &slot)
                        return state.pair.map(Event.next)
                    }
                case .failed(let failure): output.send(.failed(failure))
                case .completed: output.send { state in state.end(hasSent: state.left != nil) ? .completed : nil }
                }
            }
            other.startChild(of: subscription) { event in
                switch event {
                case .next(let value):
                    var slot: Other? = value
                    output.send { state in
                        swap(&state.right, &slot)
                        return state.pair.map(Event.next)
                    }
                case .failed(let failure): output.send(.failed(failure))
                case .completed: output.send { state in state.end(hasSent: state.right != nil) ? .completed : nil }
                }
            }
        })
    }
}

/// The newest value of each side.
@usableFromInline struct LatestPair<Left: Sendable, Right: Sendable>: Sendable {
    @usableFromInline var left: Left?
    @usableFromInline var right: Right?
    @usableFromInline var running = 2

    @inlinable init() {}

    @inlinable var pair: (Left, Right)? {
        if let left, let right { (left, right) } else { nil }
    }

    /// - Returns: whether no pair can follow.
    @inlinable mutating func end(hasSent: Bool) -> Bool {
        running -= 1
        return running == 0 || !hasSent
    }
}
