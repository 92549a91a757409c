extension Signal {
    /// Sends the newest values of all `signals`, in array order, whenever one of them sends.
    ///
    ///     Signal.combineLatest([red, green, blue])
    ///         .map { parts in parts.reduce(0, +) }
    ///
    /// Like ``combineLatest(_:_:_:)``, for any number of signals with the same type of value. Without signals,
    /// completes at once.
    @inlinable public static func combineLatest(_ signals: [Signal]) -> Signal<[Value], Failure> {
        if signals.isEmpty { return .empty }
        return Signal<[Value], Failure>(starting: { handle, subscription in
            let none = [Value?](repeating: nil, count: signals.count)
            let newest = NewestValues(none, count: signals.count, subscription, handle) { $0.map { $0! } }
            for (index, signal) in signals.enumerated() {
                if subscription.isDisposed { return }
                newest.listen(to: signal) { swap(&$0[index], &$1) }
            }
        })
    }

    /// Sends the first values of all `signals`, in array order, then the second values, and so on.
    ///
    ///     Signal.zip([questions, answers])
    ///         .subscribe(next: { texts in print(texts.joined(separator: ": ")) })
    ///
    /// Like ``zip(_:_:_:)``, for any number of signals with the same type of value. Without signals, completes at once.
    @inlinable public static func zip(_ signals: [Signal]) -> Signal<[Value], Failure> {
        if signals.isEmpty { return .empty }
        return Signal<[Value], Failure>(starting: { handle, subscription in
            let none = signals.map { _ in ZipBuffer<Value>() }
            let waiting = WaitingSets(none, count: signals.count, subscription, handle) { buffers, progress in
                buffers.indices.map { buffers[$0].removeFirst(&progress) }
            }
            for (index, signal) in signals.enumerated() {
                if subscription.isDisposed { return }
                waiting.listen(to: signal) { $1(&$0[index]) }
            }
        })
    }
}
