/// Combines the newest values of up to eight signals whenever one of them sends.
///
///     a              --a---------b-----------------|
///     b              ----x-------------y-----------|
///     c              -----m------------------n-----|
///     combineLatest  -----'axm'--'bxm'-'bym'-'byn'-|
///
///     combineLatest(username, password, searchText)
///         .subscribe(next: { name, word, text in print(name, word, text) })
///
/// - *Completes:* when all signals have completed, or one completes before its first value, since no values can follow.
/// - *Fails:* when one of them does, at once.
/// - *Disposes:* all signals.
/// - *Delivers on:* the thread of the signal that sends.
///
/// RxSwift `combineLatest`, Combine `combineLatest`, ReactiveSwift `combineLatest`, swift-async-algorithms
/// `combineLatest`.
@inlinable public func combineLatest<A: Sendable, B: Sendable, C: Sendable, Failure: Error>(
    _ a: Signal<A, Failure>, _ b: Signal<B, Failure>, _ c: Signal<C, Failure>
) -> Signal<(A, B, C), Failure> {
    Signal(starting: { handle, subscription in
        let none = (A?.none, B?.none, C?.none)
        let newest = NewestValues(none, count: 3, subscription, handle) {
            ($0.0!, $0.1!, $0.2!)
        }
        newest.listen(to: a) { swap(&$0.0, &$1) }
        newest.listen(to: b) { swap(&$0.1, &$1) }
        newest.listen(to: c) { swap(&$0.2, &$1) }
    })
}

/// Combines the newest values of two signals. See ``combineLatest(_:_:_:)``.
@inlinable public func combineLatest<A: Sendable, B: Sendable, Failure: Error>(
    _ a: Signal<A, Failure>, _ b: Signal<B, Failure>
) -> Signal<(A, B), Failure> { a.combineLatest(with: b) }

/// Combines the newest values of four signals. See ``combineLatest(_:_:_:)``.
@inlinable public func combineLatest<A: Sendable, B: Sendable, C: Sendable, D: Sendable, Failure: Error>(
    _ a: Signal<A, Failure>, _ b: Signal<B, Failure>, _ c: Signal<C, Failure>, _ d: Signal<D, Failure>
) -> Signal<(A, B, C, D), Failure> {
    Signal(starting: { handle, subscription in
        let none = (A?.none, B?.none, C?.none, D?.none)
        let newest = NewestValues(none, count: 4, subscription, handle) {
            ($0.0!, $0.1!, $0.2!, $0.3!)
        }
        newest.listen(to: a) { swap(&$0.0, &$1) }
        newest.listen(to: b) { swap(&$0.1, &$1) }
        newest.listen(to: c) { swap(&$0.2, &$1) }
        newest.listen(to: d) { swap(&$0.3, &$1) }
    })
}

/// Combines the newest values of five signals. See ``combineLatest(_:_:_:)``.
@inlinable public func combineLatest<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, Failure: Error>(
    _ a: Signal<A, Failure>, _ b: Signal<B, Failure>, _ c: Signal<C, Failure>, _ d: Signal<D, Failure>,
    _ e: Signal<E, Failure>
) -> Signal<(A, B, C, D, E), Failure> {
    Signal(starting: { handle, subscription in
        let none = (A?.none, B?.none, C?.none, D?.none, E?.none)
        let newest = NewestValues(none, count: 5, subscription, handle) {
            ($0.0!, $0.1!, $0.2!, $0.3!, $0.4!)
        }
        newest.listen(to: a) { swap(&$0.0, &$1) }
        newest.listen(to: b) { swap(&$0.1, &$1) }
        newest.listen(to: c) { swap(&$0.2, &$1) }
        newest.listen(to: d) { swap(&$0.3, &$1) }
        newest.listen(to: e) { swap(&$0.4, &$1) }
    })
}

/// Combines the newest values of six signals. See ``combineLatest(_:_:_:)``.
@inlinable
public func combineLatest<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, Failure: Error>(
    _ a: Signal<A, Failure>, _ b: Signal<B, Failure>, _ c: Signal<C, Failure>, _ d: Signal<D, Failure>,
    _ e: Signal<E, Failure>, _ f: Signal<F, Failure>
) -> Signal<(A, B, C, D, E, F), Failure> {
    Signal(starting: { handle, subscription in
        let none = (A?.none, B?.none, C?.none, D?.none, E?.none, F?.none)
        let newest = NewestValues(none, count: 6, subscription, handle) {
            ($0.0!, $0.1!, $0.2!, $0.3!, $0.4!, $0.5!)
        }
        newest.listen(to: a) { swap(&$0.0, &$1) }
        newest.listen(to: b) { swap(&$0.1, &$1) }
        newest.listen(to: c) { swap(&$0.2, &$1) }
        newest.listen(to: d) { swap(&$0.3, &$1) }
        newest.listen(to: e) { swap(&$0.4, &$1) }
        newest.listen(to: f) { swap(&$0.5, &$1) }
    })
}

/// Combines the newest values of seven signals. See ``combineLatest(_:_:_:)``.
@inlinable
public func combineLatest<
    A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, G: Sendable, Failure: Error
>(
    _ a: Signal<A, Failure>, _ b: Signal<B, Failure>, _ c: Signal<C, Failure>, _ d: Signal<D, Failure>,
    _ e: Signal<E, Failure>, _ f: Signal<F, Failure>, _ g: Signal<G, Failure>
) -> Signal<(A, B, C, D, E, F, G), Failure> {
    Signal(starting: { handle, subscription in
        let none = (A?.none, B?.none, C?.none, D?.none, E?.none, F?.none, G?.none)
        let newest = NewestValues(none, count: 7, subscription, handle) {
            ($0.0!, $0.1!, $0.2!, $0.3!, $0.4!, $0.5!, $0.6!)
        }
        newest.listen(to: a) { swap(&$0.0, &$1) }
        newest.listen(to: b) { swap(&$0.1, &$1) }
        newest.listen(to: c) { swap(&$0.2, &$1) }
        newest.listen(to: d) { swap(&$0.3, &$1) }
        newest.listen(to: e) { swap(&$0.4, &$1) }
        newest.listen(to: f) { swap(&$0.5, &$1) }
        newest.listen(to: g) { swap(&$0.6, &$1) }
    })
}

/// Combines the newest values of eight signals. See ``combineLatest(_:_:_:)``.
@inlinable
public func combineLatest<
    A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, G: Sendable, H: Sendable,
    Failure: Error
>(
    _ a: Signal<A, Failure>, _ b: Signal<B, Failure>, _ c: Signal<C, Failure>, _ d: Signal<D, Failure>,
    _ e: Signal<E, Failure>, _ f: Signal<F, Failure>, _ g: Signal<G, Failure>, _ h: Signal<H, Failure>
) -> Signal<(A, B, C, D, E, F, G, H), Failure> {
    Signal(starting: { handle, subscription in
        let none = (A?.none, B?.none, C?.none, D?.none, E?.none, F?.none, G?.none, H?.none)
        let newest = NewestValues(none, count: 8, subscription, handle) {
            ($0.0!, $0.1!, $0.2!, $0.3!, $0.4!, $0.5!, $0.6!, $0.7!)
        }
        newest.listen(to: a) { swap(&$0.0, &$1) }
        newest.listen(to: b) { swap(&$0.1, &$1) }
        newest.listen(to: c) { swap(&$0.2, &$1) }
        newest.listen(to: d) { swap(&$0.3, &$1) }
        newest.listen(to: e) { swap(&$0.4, &$1) }
        newest.listen(to: f) { swap(&$0.5, &$1) }
        newest.listen(to: g) { swap(&$0.6, &$1) }
        newest.listen(to: h) { swap(&$0.7, &$1) }
    })
}
