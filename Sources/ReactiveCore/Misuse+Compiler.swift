// Calls that can't work. Each has a message that says what to do, which the compiler and every editor show.

extension Signal {
    @available(
        *, unavailable,
        message:
            "This signal can fail. Add `failed:`, or handle the failure before with catch, retry or replaceFailure."
    )
    @discardableResult
    public func subscribe(
        next: @escaping @Sendable (Value) -> Void,
        completed: @escaping @Sendable () -> Void = {}
    ) -> any Disposable {
        fatalError()
    }
}

extension Signal where Failure == Never {
    @available(*, unavailable, message: "A binding writes on the main actor. Call deliver(on: main) before bind.")
    @MainActor @discardableResult
    public func bind<Target: AnyObject & Sendable>(
        to target: Target, _ keyPath: ReferenceWritableKeyPath<Target, Value>
    ) -> any Disposable {
        fatalError()
    }
}

extension MainSignal {
    @available(
        *, unavailable,
        message:
            "This signal can fail. Add `failed:`, or handle the failure before with catch, retry or replaceFailure."
    )
    @discardableResult
    public func subscribe(
        next: @escaping @MainActor @Sendable (Value) -> Void,
        completed: @escaping @MainActor @Sendable () -> Void = {}
    ) -> any Disposable {
        fatalError()
    }

    @available(
        *, unavailable,
        message: "This signal can fail. Handle the failure with catch, retry or replaceFailure before bind."
    )
    @MainActor @discardableResult
    public func bind<Target: AnyObject & Sendable>(
        to target: Target, _ keyPath: ReferenceWritableKeyPath<Target, Value>
    ) -> any Disposable {
        fatalError()
    }
}

@available(
    *, unavailable,
    message: "These signals fail in different ways. Make them alike with mapFailure, or promoteFailure for Never."
)
@_disfavoredOverload
public func combineLatest<each Value: Sendable, each Failure: Error>(
    _ signals: repeat Signal<each Value, each Failure>
) -> Signal<(repeat each Value), Never> {
    fatalError()
}

@available(
    *, unavailable,
    message: "These signals fail in different ways. Make them alike with mapFailure, or promoteFailure for Never."
)
@_disfavoredOverload
public func zip<each Value: Sendable, each Failure: Error>(
    _ signals: repeat Signal<each Value, each Failure>
) -> Signal<(repeat each Value), Never> {
    fatalError()
}
