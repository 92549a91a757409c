func keep<Value: Sendable, Failure: Error>(
    _ source: Signal<Value, Failure>,
    where isIncluded: @escaping @Sendable (Value) -> Bool
) -> Signal<Value, Failure> {
    Signal { subscriber in
        source.subscribe(
            next: { value in
                guard isIncluded(value) else { return }
                subscriber.send(value)
            },
            failed: { failure in subscriber.fail(failure) },
            completed: { subscriber.complete() }
        )
    }
}
