import DequeModule

/// Combines the first values of all signals, then the second, and so on; a value waits until the others have theirs.
///
///     a    --a--b--------------c--|
///     b    -----x-------y---------|
///     zip  -----'ax'----'by'------|
///
///     zip(numbers, searchText)
///         .subscribe(next: { number, text in print("\(number): \(text)") })
///
/// - *Completes:* when one of them has completed and none of its values waits, since nothing can follow.
/// - *Fails:* when one of them does, at once; waiting values are dropped.
/// - *Disposes:* all of them; waiting values are dropped.
/// - *Delivers on:* the thread of the one that completes the set.
///
/// RxSwift `zip`, Combine `zip`, ReactiveSwift `zip`, swift-async-algorithms `zip`.
public func zip<each Value: Sendable, Failure: Error>(
    _ signals: repeat Signal<each Value, Failure>
) -> Signal<(repeat each Value), Failure> {
    Signal<(repeat each Value), Failure>(starting: { handle, subscription in
        let buffers = (repeat ZipBuffer<each Value>())
        let output = EventSerializer<Void, (repeat each Value), Failure>((), subscription, handle)

        // These run under the lock of `output`.
        @Sendable func isSetComplete() -> Bool {
            for buffer in repeat each buffers { if buffer.isEmpty { return false } }
            return true
        }
        @Sendable func isOver() -> Bool {
            for buffer in repeat each buffers { if buffer.isOver { return true } }
            return false
        }
        @Sendable func listen<Member>(_ signal: Signal<Member, Failure>, _ mine: ZipBuffer<Member>) {
            signal.startChild(of: subscription) { event in
                switch event {
                case .next(let value):
                    output.send { _ in
                        mine.append(value)
                        return isSetComplete() ? .next((repeat (each buffers).removeFirst())) : nil
                    }
                    output.send { _ in isOver() ? .completed : nil }
                case .failed(let failure): output.send(.failed(failure))
                case .completed:
                    output.send { _ in
                        mine.end()
                        return isOver() ? .completed : nil
                    }
                }
            }
        }
        repeat listen(each signals, each buffers)
    })
}

extension Signal {
    /// Pairs first with first, second with second. See ``zip(_:)``.
    public func zip<Other: Sendable>(with other: Signal<Other, Failure>) -> Signal<(Value, Other), Failure> {
        ReactiveCore.zip(self, other)
    }
}

/// The values of one signal that wait for those of the others.
private final class ZipBuffer<Value: Sendable>: Sendable {
    private struct Contents: Sendable {
        var waiting = Deque<Value>()
        var hasEnded = false
    }

    private let contents = Lock(Contents())

    var isEmpty: Bool { contents.withLock { $0.waiting.isEmpty } }
    var isOver: Bool { contents.withLock { $0.hasEnded && $0.waiting.isEmpty } }

    func append(_ value: Value) { contents.withLock { $0.waiting.append(value) } }
    func end() { contents.withLock { $0.hasEnded = true } }
    func removeFirst() -> Value { contents.withLock { $0.waiting.popFirst()! } }
}
