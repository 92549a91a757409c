extension Signal {
    /// Sends the elements of an asynchronous sequence and completes, or fails with the error that the sequence throws.
    ///
    ///     let lines = Signal.from(url.lines)
    ///     lines.subscribe(next: { print($0) }, failed: { print($0) })
    ///
    /// The signal fails with the sequence's own `Failure`, which is `Never` for an `AsyncStream`. Each subscription
    /// iterates from the start, in a new task. Some sequences, such as an `AsyncStream`, can be iterated only once: add
    /// ``share(restartsAfter:disposal:)`` for several subscribers.
    ///
    /// - *Completes:* after the last element.
    /// - *Fails:* with the error that the sequence throws.
    /// - *Disposes:* the task, by canceling it; it requests no more elements.
    /// - *Delivers on:* the thread on which the sequence produces its elements; use `deliver(on:)`.
    ///
    /// RxSwift `asObservable`, Combine: none, ReactiveSwift: none, swift-async-algorithms: not needed.
    public static func from<Elements: AsyncSequence & Sendable>(_ elements: Elements) -> Signal
    where Elements.Element == Value, Elements.Failure == Failure {
        Signal { subscriber in
            let task = Task {
                do throws(Failure) {
                    var iterator = elements.makeAsyncIterator()
                    while !subscriber.isDisposed, let element = try await iterator.next(isolation: nil) {
                        subscriber.send(element)
                    }
                    subscriber.complete()
                } catch {
                    subscriber.fail(error)
                }
            }
            return ActionDisposable { task.cancel() }
        }
    }
}
