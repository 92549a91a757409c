// Says: A second subscriber came and left, and that changed what the first one gets
// Breaks: second run

/// Sends the values of `source` for which `isIncluded` is true, and ends as the source ends: what `filter` does,
/// without `filter`.
import Synchronization

func keep<Value: Sendable, Failure: Error>(
    _ source: Signal<Value, Failure>,
    where isIncluded: @escaping @Sendable (Value) -> Bool
) -> Signal<Value, Failure> {
    let subscribers = Mutex<[Subscriber<Value, Failure>]>([])
    return Signal { subscriber in
        let isFirst = subscribers.withLock { all in
            all.append(subscriber)
            return all.count == 1
        }
        guard isFirst else { return nil }
        return source.observe { event in
            switch event {
            case .next(let value): if isIncluded(value), let last = subscribers.withLock(\.last) { last.send(value) }
            case .failed(let failure): subscriber.fail(failure)
            case .completed: subscriber.complete()
            }
        }
    }
}
