// Says: Your signal should send each value for which `isIncluded` returns true, once and in order
// Breaks: repetition

/// Sends the values of `source` for which `isIncluded` is true, and ends as the source ends: what `filter` does,
/// without `filter`.
import Synchronization

func keep<Value: Sendable, Failure: Error>(
    _ source: Signal<Value, Failure>,
    where isIncluded: @escaping @Sendable (Value) -> Bool
) -> Signal<Value, Failure> {
    Signal { subscriber in
        let last = Mutex<String?>(nil)
        return source.observe { event in
            switch event {
            case .next(let value):
                if isIncluded(value),
                    last.withLock({ before in
                        defer { before = "\(value)" }
                        return before != "\(value)"
                    })
                {
                    subscriber.send(value)
                }
            case .failed(let failure): subscriber.fail(failure)
            case .completed: subscriber.complete()
            }
        }
    }
}
