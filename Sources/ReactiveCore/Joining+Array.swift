import DequeModule

// The operators that join a fixed number of signals, for an array of signals with values of one type.

extension Signal {
    /// Sends the newest values of all `signals`, in their order, whenever one of them sends.
    ///
    ///     Signal.combineLatest([red, green, blue])
    ///         .map { parts in parts.reduce(0, +) }
    ///
    /// Like ``combineLatest(_:)`` for any number of signals with values of one type. It completes at once if there are
    /// none.
    @inlinable public static func combineLatest(_ signals: [Signal]) -> Signal<[Value], Failure> {
        if signals.isEmpty { return .empty }
        return Signal<[Value], Failure>(starting: { handle, subscription in
            let output = EventSerializer<LatestValues<Value>, [Value], Failure>(
                LatestValues(count: signals.count), subscription, handle)
            for (index, signal) in signals.enumerated() {
                if subscription.isDisposed { return }
                signal.startChild(of: subscription) { event in
                    switch event {
                    case .next(let value):
                        var slot: Value? = value
                        output.send { state in
                            swap(&state.values[index], &slot)
                            if slot == nil { state.silent -= 1 }
                            return state.silent == 0 ? .next(state.values.compactMap { $0 }) : nil
                        }
                    case .failed(let failure): output.send(.failed(failure))
                    case .completed: output.send { state in state.end(index) ? .completed : nil }
                    }
                }
            }
        })
    }
}

/// The newest value of each signal.
@usableFromInline struct LatestValues<Value: Sendable>: Sendable {
    @usableFromInline var values: [Value?]
    /// How many signals have not sent yet.
    @usableFromInline var silent: Int
    @usableFromInline var running: Int

    @inlinable init(count: Int) {
        values = Array(repeating: nil, count: count)
        silent = count
        running = count
    }

    /// - Returns: whether no values can follow.
    @inlinable mutating func end(_ index: Int) -> Bool {
        running -= 1
        return running == 0 || values[index] == nil
    }
}

extension Signal {
    /// Sends the first values of all `signals`, in their order, then the second ones, and so on.
    ///
    ///     Signal.zip([questions, answers])
    ///         .subscribe(next: { texts in print(texts.joined(separator: ": ")) })
    ///
    /// Like ``zip(_:)`` for any number of signals with values of one type. It completes at once if there are none.
    public static func zip(_ signals: [Signal]) -> Signal<[Value], Failure> {
        if signals.isEmpty { return .empty }
        return Signal<[Value], Failure>(starting: { handle, subscription in
            let lines = signals.map { _ in WaitingValues<Value>() }
            let output = EventSerializer<[WaitingValues<Value>], [Value], Failure>(lines, subscription, handle)
            for (index, signal) in signals.enumerated() {
                if subscription.isDisposed { return }
                signal.startChild(of: subscription) { event in
                    switch event {
                    case .next(let value):
                        output.send { lines in
                            lines[index].values.append(value)
                            if lines.contains(where: \.values.isEmpty) { return nil }
                            return .next(lines.indices.map { lines[$0].values.removeFirst() })
                        }
                        output.send { lines in lines.contains(where: \.isOver) ? .completed : nil }
                    case .failed(let failure): output.send(.failed(failure))
                    case .completed:
                        output.send { lines in
                            lines[index].hasEnded = true
                            return lines[index].isOver ? .completed : nil
                        }
                    }
                }
            }
        })
    }
}

/// The values of one signal that wait for those of the others.
private struct WaitingValues<Value: Sendable>: Sendable {
    var values = Deque<Value>()
    var hasEnded = false

    var isOver: Bool { hasEnded && values.isEmpty }
}
