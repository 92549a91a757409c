/// The values that `zip` keeps until the other signals have sent theirs.
///
/// `Buffers` is a tuple of ``ZipBuffer``, or an array of them. It isn't a parameter pack, because the compiler doesn't
/// specialize code with packs.
@usableFromInline struct WaitingSets<Buffers: Sendable, Values: Sendable, Failure: Error>: Sendable {
    @usableFromInline struct State: Sendable {
        @usableFromInline var buffers: Buffers
        @usableFromInline var progress: ZipProgress

        @inlinable init(_ buffers: Buffers, _ progress: ZipProgress) {
            self.buffers = buffers
            self.progress = progress
        }
    }

    @usableFromInline let output: EventSerializer<State, Values, Failure>
    @usableFromInline let removeFirst: @Sendable (inout Buffers, inout ZipProgress) -> Values

    @inlinable init(
        _ buffers: Buffers, count: Int, _ subscription: CompositeDisposable,
        _ handle: @escaping Signal<Values, Failure>.Handler,
        removeFirst: @escaping @Sendable (inout Buffers, inout ZipProgress) -> Values
    ) {
        output = EventSerializer(State(buffers, ZipProgress(empty: count)), subscription, handle)
        self.removeFirst = removeFirst
    }

    /// - Parameter access: calls its second argument with the signal's buffer.
    @inlinable func listen<Value>(
        to signal: Signal<Value, Failure>,
        _ access: @escaping @Sendable (inout Buffers, (inout ZipBuffer<Value>) -> Void) -> Void
    ) {
        signal.startChild(of: output.subscription) { event in
            switch event {
            case .next(let value):
                var isOver = false
                output.send { state in
                    access(&state.buffers) { $0.append(value, &state.progress) }
                    guard state.progress.empty == 0 else { return nil }
                    let values = removeFirst(&state.buffers, &state.progress)
                    isOver = state.progress.isOver
                    return .next(values)
                }
                if isOver { output.send(.completed) }
            case .failed(let failure): output.send(.failed(failure))
            case .completed:
                output.send { state in
                    access(&state.buffers) { $0.end(&state.progress) }
                    return state.progress.isOver ? .completed : nil
                }
            }
        }
    }
}

@usableFromInline struct ZipProgress: Sendable {
    /// How many buffers are empty.
    @usableFromInline var empty: Int
    /// Whether the signal of an empty buffer has completed, so that no set can follow.
    @usableFromInline var isOver = false

    @inlinable init(empty: Int) { self.empty = empty }
}

/// One signal's values, waiting for the values of the other signals.
@usableFromInline struct ZipBuffer<Value: Sendable>: Sendable {
    /// Usually, no other value waits: then the ring takes no memory, and no time.
    @usableFromInline var first: Value?
    @usableFromInline var others = Ring<Value>()
    @usableFromInline var hasEnded = false

    @inlinable init() {}

    @inlinable mutating func append(_ value: Value, _ progress: inout ZipProgress) {
        if first != nil { return others.append(value) }
        first = value
        progress.empty -= 1
    }

    @inlinable mutating func removeFirst(_ progress: inout ZipProgress) -> Value {
        let value = first.take()!
        first = others.popFirst()
        if first == nil {
            progress.empty += 1
            if hasEnded { progress.isOver = true }
        }
        return value
    }

    @inlinable mutating func end(_ progress: inout ZipProgress) {
        hasEnded = true
        if first == nil { progress.isOver = true }
    }
}
