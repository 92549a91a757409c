extension Signal {
    /// Sends the values of all `signals` as they come.
    ///
    ///     a      --a-----b--|
    ///     b      -----x-------y--|
    ///     merge  --a--x--b----y--|
    ///
    ///     Signal.merge([searchText, username, password])
    ///         .subscribe(next: { print("edited: \($0)") })
    ///
    /// - *Completes:* when all signals have completed; at once if there are none.
    /// - *Fails:* when one of them does, at once. If a signal fails while it is being subscribed to, the signals after
    ///   it are not started.
    /// - *Disposes:* all signals.
    /// - *Delivers on:* the thread of the signal that sends.
    ///
    /// RxSwift `merge`, Combine `Publishers.MergeMany`, ReactiveSwift `merge`, swift-async-algorithms `merge`.
    @inlinable public static func merge(_ signals: [Signal]) -> Signal {
        if signals.isEmpty { return .empty }
        return Signal(starting: { handle, subscription in
            let output = EventSerializer<Int, Value, Failure>(signals.count, subscription, handle)
            for signal in signals {
                if subscription.isDisposed { return }
                signal.startChild(of: subscription) { event in
                    output.send { running in
                        guard case .completed = event else { return event }
                        running -= 1
                        return running == 0 ? .completed : nil
                    }
                }
            }
        })
    }

    /// Sends the values of all `signals` as they come. See ``merge(_:)-([Signal])``.
    @inlinable public static func merge(_ signals: Signal...) -> Signal { merge(signals) }

    /// Sends the values of both signals as they come. See ``merge(_:)-([Signal])``.
    @inlinable public func merge(with other: Signal) -> Signal { .merge([self, other]) }
}
