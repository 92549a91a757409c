/// The newest value of each signal that `combineLatest` joins.
///
/// `Slots` is a tuple of optionals, or an array of them. It isn't a parameter pack, because the compiler doesn't
/// specialize code with packs.
@usableFromInline struct NewestValues<Slots: Sendable, Values: Sendable, Failure: Error>: Sendable {
    @usableFromInline struct State: Sendable {
        @usableFromInline var slots: Slots
        /// How many signals haven't sent a value yet.
        @usableFromInline var silent: Int
        @usableFromInline var running: Int

        @inlinable init(_ slots: Slots, count: Int) {
            self.slots = slots
            silent = count
            running = count
        }
    }

    @usableFromInline let output: EventSerializer<State, Values, Failure>
    @usableFromInline let values: @Sendable (Slots) -> Values

    /// - Parameter values: turns the slots into the output value, once all slots are filled.
    @inlinable init(
        _ slots: Slots, count: Int, _ subscription: CompositeDisposable,
        _ handle: @escaping Signal<Values, Failure>.Handler, values: @escaping @Sendable (Slots) -> Values
    ) {
        output = EventSerializer(State(slots, count: count), subscription, handle)
        self.values = values
    }

    /// - Parameter exchange: swaps the signal's slot with its second argument.
    @inlinable func listen<Value>(
        to signal: Signal<Value, Failure>, _ exchange: @escaping @Sendable (inout Slots, inout Value?) -> Void
    ) {
        signal.startChild(of: output.subscription) { event in
            switch event {
            case .next(let value):
                // The old value is released outside the lock.
                var replaced: Value? = value
                output.send { state in
                    exchange(&state.slots, &replaced)
                    if replaced == nil { state.silent -= 1 }
                    return state.silent == 0 ? .next(values(state.slots)) : nil
                }
            case .failed(let failure): output.send(.failed(failure))
            case .completed:
                output.send { state in
                    state.running -= 1
                    var newest: Value?
                    exchange(&state.slots, &newest)
                    let hasSent = newest != nil
                    exchange(&state.slots, &newest)
                    return state.running == 0 || !hasSent ? .completed : nil
                }
            }
        }
    }
}
