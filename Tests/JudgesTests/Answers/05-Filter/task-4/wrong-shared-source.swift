// Says: share one subscription to the source
// Breaks: second run
func keep<Value: Sendable, Failure: Error>(
    _ source: Signal<Value, Failure>,
    where isIncluded: @escaping @Sendable (Value) -> Bool
) -> Signal<Value, Failure> {
    let source = source.share()
    return Signal { subscriber in
        source.observe { event in
            switch event {
            case .next(let value): if isIncluded(value) { subscriber.send(value) }
            case .failed(let failure): subscriber.fail(failure)
            case .completed: subscriber.complete()
            }
        }
    }
}
