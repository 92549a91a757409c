// Handling a failure that can't happen.

extension Signal where Failure == Never {
    @available(*, deprecated, message: "This signal can't fail, so there's nothing to catch. Remove catch.")
    public func `catch`<NewFailure>(
        _ handler: @escaping @Sendable (Never) -> Signal<Value, NewFailure>
    ) -> Signal<Value, NewFailure> { promoteFailure() }
}

extension MainSignal where Failure == Never {
    @available(*, deprecated, message: "This signal can't fail, so there's nothing to catch. Remove catch.")
    public func `catch`<NewFailure>(
        _ handler: @escaping @Sendable (Never) -> Signal<Value, NewFailure>
    ) -> Signal<Value, NewFailure> { signal.promoteFailure() }
}
