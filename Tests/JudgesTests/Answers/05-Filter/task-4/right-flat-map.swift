func keep<Value: Sendable, Failure: Error>(
    _ source: Signal<Value, Failure>,
    where isIncluded: @escaping @Sendable (Value) -> Bool
) -> Signal<Value, Failure> {
    source.flatMap { value -> Signal<Value, Failure> in isIncluded(value) ? .just(value) : .empty }
}
