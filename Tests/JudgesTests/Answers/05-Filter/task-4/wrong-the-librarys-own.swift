// Says: Write it without
func keep<Value: Sendable, Failure: Error>(
    _ source: Signal<Value, Failure>,
    where isIncluded: @escaping @Sendable (Value) -> Bool
) -> Signal<Value, Failure> {
    source.filter(isIncluded)
}
