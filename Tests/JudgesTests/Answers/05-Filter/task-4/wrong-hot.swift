// Says: before anything subscribed
func keep<Value: Sendable, Failure: Error>(
    _ source: Signal<Value, Failure>,
    where isIncluded: @escaping @Sendable (Value) -> Bool
) -> Signal<Value, Failure> {
    let kept = Subject<Value, Failure>()
    source.observe { event in
        switch event {
        case .next(let value): if isIncluded(value) { kept.send(value) }
        case .failed(let failure): kept.fail(failure)
        case .completed: kept.complete()
        }
    }
    return kept.signal
}
