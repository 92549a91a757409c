extension Signal {
    /// Sends the value of a result and completes, or fails with its failure.
    ///
    ///     init(result: a)  [a|]
    ///
    ///     let parsed = Signal(result: Result { () throws(ParseError) in try parse("7") })
    ///     parsed.subscribe(next: { print($0) }, failed: { print("not a number: \($0.text)") })
    ///
    /// - *Completes:* after the value, if there is one.
    /// - *Fails:* at once, if the result is a failure.
    /// - *Disposes:* nothing. If you dispose the subscription inside `next`, the signal does not complete.
    /// - *Delivers on:* the thread that subscribes.
    ///
    /// RxSwift: none, Combine `result.publisher`, ReactiveSwift `init(result:)`, swift-async-algorithms: none.
    @inlinable public init(result: Result<Value, Failure>) {
        switch result {
        case .success(let value): self = .just(value)
        case .failure(let failure): self = .fail(failure)
        }
    }
}
