extension MainSignal where Failure == Never {
    /// Writes each value into a property of `target`, on the main actor.
    ///
    ///     results.deliver(on: main).bind(to: label, \.text)
    ///
    /// `target` is held weakly: after it is freed, the next value ends the binding. Only a signal that cannot fail can
    /// be bound.
    /// - Returns: the binding. Disposing it leaves the last value in place.
    @MainActor @discardableResult
    public func bind<Target: AnyObject & Sendable>(
        to target: Target, _ keyPath: ReferenceWritableKeyPath<Target, Value>
    ) -> any Disposable {
        let ending = SerialDisposable()
        let write: @MainActor @Sendable (Value) -> Void = { [weak target] value in
            if let target {
                target[keyPath: keyPath] = value
            } else {
                ending.dispose()
            }
        }
        ending.replace(with: subscribe(next: write))
        return ending
    }
}
