import ReactiveCore

extension Signal {
    /// Subscribes, and records each event in a lane with the number of the subscriber.
    ///
    /// - Parameter describe: the words for a value.
    @discardableResult func record(
        by observer: Observer, in lane: ObservationLane, of number: Int,
        describe: @escaping @Sendable (Value) -> String
    ) -> any Disposable {
        subscribe(
            next: { value in observer.next(describe(value), in: lane, of: number) },
            failed: { error in observer.record(.failed("\(error)"), in: lane, of: number) },
            completed: { observer.record(.completed, in: lane, of: number) }
        )
    }
}
