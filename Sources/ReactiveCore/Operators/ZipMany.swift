/// Combines the first values of several signals, then the second values, and so on; a value waits for its set.
///
///     a    --a--b--------------c--|
///     b    -----x-------y---------|
///     c    -------m---------n-----|
///     zip  -------'axm'-----'byn'-|
///
///     zip(numbers, searchText, username)
///         .subscribe(next: { number, text, name in print(number, text, name) })
///
/// - *Completes:* when one signal has completed and none of its values is waiting, since no set can follow.
/// - *Fails:* when one of them does, at once; waiting values are dropped.
/// - *Disposes:* all signals; waiting values are dropped.
/// - *Delivers on:* the thread of the signal that sends the last missing value, or that ends the result.
///
/// RxSwift `zip`, Combine `zip`, ReactiveSwift `zip`, swift-async-algorithms `zip`.
@inlinable public func zip<A: Sendable, B: Sendable, C: Sendable, Failure: Error>(
    _ a: Signal<A, Failure>, _ b: Signal<B, Failure>, _ c: Signal<C, Failure>
) -> Signal<(A, B, C), Failure> {
    Signal(starting: { handle, subscription in
        let none = (ZipBuffer<A>(), ZipBuffer<B>(), ZipBuffer<C>())
        let waiting = WaitingSets(none, count: 3, subscription, handle) {
            ($0.0.removeFirst(&$1), $0.1.removeFirst(&$1), $0.2.removeFirst(&$1))
        }
        waiting.listen(to: a) { $1(&$0.0) }
        waiting.listen(to: b) { $1(&$0.1) }
        waiting.listen(to: c) { $1(&$0.2) }
    })
}

/// Combines the values of four signals. See ``zip(_:_:_:)``.
@inlinable public func zip<A: Sendable, B: Sendable, C: Sendable, D: Sendable, Failure: Error>(
    _ a: Signal<A, Failure>, _ b: Signal<B, Failure>, _ c: Signal<C, Failure>, _ d: Signal<D, Failure>
) -> Signal<(A, B, C, D), Failure> {
    Signal(starting: { handle, subscription in
        let none = (ZipBuffer<A>(), ZipBuffer<B>(), ZipBuffer<C>(), ZipBuffer<D>())
        let waiting = WaitingSets(none, count: 4, subscription, handle) {
            ($0.0.removeFirst(&$1), $0.1.removeFirst(&$1), $0.2.removeFirst(&$1), $0.3.removeFirst(&$1))
        }
        waiting.listen(to: a) { $1(&$0.0) }
        waiting.listen(to: b) { $1(&$0.1) }
        waiting.listen(to: c) { $1(&$0.2) }
        waiting.listen(to: d) { $1(&$0.3) }
    })
}

/// Combines the values of five signals. See ``zip(_:_:_:)``.
@inlinable public func zip<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, Failure: Error>(
    _ a: Signal<A, Failure>, _ b: Signal<B, Failure>, _ c: Signal<C, Failure>, _ d: Signal<D, Failure>,
    _ e: Signal<E, Failure>
) -> Signal<(A, B, C, D, E), Failure> {
    Signal(starting: { handle, subscription in
        let none = (ZipBuffer<A>(), ZipBuffer<B>(), ZipBuffer<C>(), ZipBuffer<D>(), ZipBuffer<E>())
        let waiting = WaitingSets(none, count: 5, subscription, handle) {
            (
                $0.0.removeFirst(&$1), $0.1.removeFirst(&$1), $0.2.removeFirst(&$1), $0.3.removeFirst(&$1),
                $0.4.removeFirst(&$1)
            )
        }
        waiting.listen(to: a) { $1(&$0.0) }
        waiting.listen(to: b) { $1(&$0.1) }
        waiting.listen(to: c) { $1(&$0.2) }
        waiting.listen(to: d) { $1(&$0.3) }
        waiting.listen(to: e) { $1(&$0.4) }
    })
}

/// Combines the values of six signals. See ``zip(_:_:_:)``.
@inlinable
public func zip<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, Failure: Error>(
    _ a: Signal<A, Failure>, _ b: Signal<B, Failure>, _ c: Signal<C, Failure>, _ d: Signal<D, Failure>,
    _ e: Signal<E, Failure>, _ f: Signal<F, Failure>
) -> Signal<(A, B, C, D, E, F), Failure> {
    Signal(starting: { handle, subscription in
        let none = (ZipBuffer<A>(), ZipBuffer<B>(), ZipBuffer<C>(), ZipBuffer<D>(), ZipBuffer<E>(), ZipBuffer<F>())
        let waiting = WaitingSets(none, count: 6, subscription, handle) {
            (
                $0.0.removeFirst(&$1), $0.1.removeFirst(&$1), $0.2.removeFirst(&$1), $0.3.removeFirst(&$1),
                $0.4.removeFirst(&$1), $0.5.removeFirst(&$1)
            )
        }
        waiting.listen(to: a) { $1(&$0.0) }
        waiting.listen(to: b) { $1(&$0.1) }
        waiting.listen(to: c) { $1(&$0.2) }
        waiting.listen(to: d) { $1(&$0.3) }
        waiting.listen(to: e) { $1(&$0.4) }
        waiting.listen(to: f) { $1(&$0.5) }
    })
}

/// Combines the values of seven signals. See ``zip(_:_:_:)``.
@inlinable
public func zip<
    A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, G: Sendable, Failure: Error
>(
    _ a: Signal<A, Failure>, _ b: Signal<B, Failure>, _ c: Signal<C, Failure>, _ d: Signal<D, Failure>,
    _ e: Signal<E, Failure>, _ f: Signal<F, Failure>, _ g: Signal<G, Failure>
) -> Signal<(A, B, C, D, E, F, G), Failure> {
    Signal(starting: { handle, subscription in
        let none = (
            ZipBuffer<A>(), ZipBuffer<B>(), ZipBuffer<C>(), ZipBuffer<D>(), ZipBuffer<E>(), ZipBuffer<F>(),
            ZipBuffer<G>()
        )
        let waiting = WaitingSets(none, count: 7, subscription, handle) {
            (
                $0.0.removeFirst(&$1), $0.1.removeFirst(&$1), $0.2.removeFirst(&$1), $0.3.removeFirst(&$1),
                $0.4.removeFirst(&$1), $0.5.removeFirst(&$1), $0.6.removeFirst(&$1)
            )
        }
        waiting.listen(to: a) { $1(&$0.0) }
        waiting.listen(to: b) { $1(&$0.1) }
        waiting.listen(to: c) { $1(&$0.2) }
        waiting.listen(to: d) { $1(&$0.3) }
        waiting.listen(to: e) { $1(&$0.4) }
        waiting.listen(to: f) { $1(&$0.5) }
        waiting.listen(to: g) { $1(&$0.6) }
    })
}

/// Combines the values of eight signals. See ``zip(_:_:_:)``.
@inlinable
public func zip<
    A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, G: Sendable, H: Sendable,
    Failure: Error
>(
    _ a: Signal<A, Failure>, _ b: Signal<B, Failure>, _ c: Signal<C, Failure>, _ d: Signal<D, Failure>,
    _ e: Signal<E, Failure>, _ f: Signal<F, Failure>, _ g: Signal<G, Failure>, _ h: Signal<H, Failure>
) -> Signal<(A, B, C, D, E, F, G, H), Failure> {
    Signal(starting: { handle, subscription in
        let none = (
            ZipBuffer<A>(), ZipBuffer<B>(), ZipBuffer<C>(), ZipBuffer<D>(), ZipBuffer<E>(), ZipBuffer<F>(),
            ZipBuffer<G>(), ZipBuffer<H>()
        )
        let waiting = WaitingSets(none, count: 8, subscription, handle) {
            (
                $0.0.removeFirst(&$1), $0.1.removeFirst(&$1), $0.2.removeFirst(&$1), $0.3.removeFirst(&$1),
                $0.4.removeFirst(&$1), $0.5.removeFirst(&$1), $0.6.removeFirst(&$1), $0.7.removeFirst(&$1)
            )
        }
        waiting.listen(to: a) { $1(&$0.0) }
        waiting.listen(to: b) { $1(&$0.1) }
        waiting.listen(to: c) { $1(&$0.2) }
        waiting.listen(to: d) { $1(&$0.3) }
        waiting.listen(to: e) { $1(&$0.4) }
        waiting.listen(to: f) { $1(&$0.5) }
        waiting.listen(to: g) { $1(&$0.6) }
        waiting.listen(to: h) { $1(&$0.7) }
    })
}
