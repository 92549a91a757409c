// Says: The source failed, but your signal never ends
// Breaks: failure
func keep<Value: Sendable, Failure: Error>(
    _ source: Signal<Value, Failure>,
    where isIncluded: @escaping @Sendable (Value) -> Bool
) -> Signal<Value, Failure> {
    Signal { subscriber in
        source.observe { event in
            switch event {
            case .next(let value): if isIncluded(value) { subscriber.send(value) }
            case .failed(let failure): _ = failure
            case .completed: subscriber.complete()
            }
        }
    }
}
