/// Pairs the first values of two signals, then the second values, and so on; a value waits for its partner.
///
///     a    --a--b--------------c--|
///     b    -----x-------y---------|
///     zip  -----'ax'----'by'------|
///
///     zip(numbers, searchText)
///         .subscribe(next: { number, text in print("\(number): \(text)") })
///
/// - *Completes:* when one signal has completed and none of its values is waiting, since no pair can follow.
/// - *Fails:* when one of the signals does, at once; waiting values are dropped.
/// - *Disposes:* both signals; waiting values are dropped.
/// - *Delivers on:* the thread of the signal whose value completes the pair, or that ends the result.
///
/// RxSwift `zip`, Combine `zip`, ReactiveSwift `zip`, swift-async-algorithms `zip`.
@inlinable public func zip<A: Sendable, B: Sendable, Failure: Error>(
    _ a: Signal<A, Failure>, _ b: Signal<B, Failure>
) -> Signal<(A, B), Failure> {
    Signal(starting: { handle, subscription in
        let none = (ZipBuffer<A>(), ZipBuffer<B>())
        let waiting = WaitingSets(none, count: 2, subscription, handle) {
            ($0.0.removeFirst(&$1), $0.1.removeFirst(&$1))
        }
        waiting.listen(to: a) { $1(&$0.0) }
        waiting.listen(to: b) { $1(&$0.1) }
    })
}

extension Signal {
    /// Pairs the first values, then the second values, and so on. See ``zip(_:_:)``.
    @inlinable public func zip<Other: Sendable>(with other: Signal<Other, Failure>) -> Signal<(Value, Other), Failure> {
        ReactiveCore.zip(self, other)
    }
}
