extension MainSignal where Failure == Never {
    /// Writes each value into a property of `target`, on the main actor.
    ///
    /// `target` is held weakly: when it is freed the binding ends at the next value, and nothing is written. Only a signal that cannot fail can be bound.
    /// - Returns: what ends the binding; the last value stays.
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
