import Playing
import ReactiveCore
import Synchronization

/// The unanswered subscribers of a cold source. The scenario answers them.
///
/// It records each subscription in the lane `started`, and each disposal before the answer in `called off`.
final class OpenSubscribers<Value: Sendable, Failure: Error>: Sendable {
    private struct Waiting: Sendable {
        let name: String
        let subscriber: Subscriber<Value, Failure>
    }

    private struct Queue {
        var count = 0
        var waiting: [Int: Waiting] = [:]
    }

    private let queue = Mutex(Queue())
    private let observer: Observer
    private let started: ObservationLane

    init(_ observer: Observer, started: ObservationLane) {
        (self.observer, self.started) = (observer, started)
    }

    /// A signal whose subscribers wait for ``answer(_:_:)``.
    ///
    /// - Parameter name: the name to record for each subscription; nil records the subscription's number.
    func signal(_ name: String? = nil) -> Signal<Value, Failure> {
        Signal { [self] subscriber in
            let (number, name) = queue.withLock { queue in
                queue.count += 1
                let name = name ?? "\(queue.count)"
                queue.waiting[queue.count] = Waiting(name: name, subscriber: subscriber)
                return (queue.count, name)
            }
            observer.next(name, in: started)
            return ActionDisposable { [self] in
                let isOpen = queue.withLock { $0.waiting.removeValue(forKey: number) } != nil
                if isOpen { observer.next(name, in: .calledOff) }
            }
        }
    }

    /// Answers the subscribers with this name (if nil, all subscribers), in the order in which they subscribed.
    func answer(_ name: String? = nil, _ answer: (Subscriber<Value, Failure>) -> Void) {
        let answered = queue.withLock { queue in
            let answered = queue.waiting.filter { name == nil || $0.value.name == name }.sorted { $0.key < $1.key }
            for (number, _) in answered { queue.waiting[number] = nil }
            return answered.map(\.value.subscriber)
        }
        answered.forEach(answer)
    }
}
