/// A signal whose events arrive on the main actor.
///
///     searchText.deliver(on: MainScheduler())
///         .subscribe(next: { label.text = $0 })
///
/// The closures of `subscribe` and of operators such as `map` are `@MainActor`, so they may change the user interface.
/// The same closure on a background pipeline doesn't compile. Operators that stay on the main actor return a
/// `MainSignal`; operators that may leave it return a plain ``Signal``.
public struct MainSignal<Value: Sendable, Failure: Error>: Sendable {
    /// The same signal, without the promise that its events arrive on the main actor.
    public let signal: Signal<Value, Failure>
    /// Delivers events that wouldn't arrive on the main actor otherwise, such as the completion of `take(first: 0)`.
    @usableFromInline let scheduler: MainScheduler

    /// - Parameter signal: must deliver on the main actor. An event off the main actor stops the program.
    @inlinable init(unchecked signal: Signal<Value, Failure>, by scheduler: MainScheduler) {
        self.signal = signal
        self.scheduler = scheduler
    }
}

/// Wraps `body` for an operator of ``Signal``. Calling the wrapper off the main actor stops the program.
@inlinable func onMainActor<Input: Sendable, Output: Sendable>(
    _ body: @escaping @MainActor @Sendable (Input) -> Output
) -> @Sendable (Input) -> Output { { input in MainActor.assumeIsolated { body(input) } } }

@inlinable func onMainActor<First: Sendable, Second: Sendable, Output: Sendable>(
    _ body: @escaping @MainActor @Sendable (First, Second) -> Output
) -> @Sendable (First, Second) -> Output { { first, second in MainActor.assumeIsolated { body(first, second) } } }

extension Signal {
    /// Sends every event on the main actor, where the user interface may be changed.
    ///
    /// See ``deliver(on:)-(Scheduler)``. The returned signal takes `@MainActor` closures, so the compiler checks them.
    @inlinable public func deliver(on scheduler: MainScheduler) -> MainSignal<Value, Failure> {
        delivered(on: scheduler).uncheckedMain(by: scheduler)
    }

    /// This signal, which must deliver on the main actor. An event off the main actor stops the program.
    @inlinable func uncheckedMain(by scheduler: MainScheduler) -> MainSignal<Value, Failure> {
        MainSignal(unchecked: self, by: scheduler)
    }

    /// The same signal, subscribed to on the main queue: at once if the caller runs there, otherwise by `scheduler`.
    func onMain(by scheduler: MainScheduler) -> Signal {
        Signal(starting: { [self] handle, subscription in
            (mainQueueMark.isCurrent ? self : subscribe(on: scheduler)).start(in: subscription, handle)
        })
    }

    /// The same signal, but a terminal event sent on another queue arrives on the main queue.
    func endedOnMain(by scheduler: MainScheduler) -> Signal {
        Signal(starting: { [self] handle, subscription in
            start(in: subscription) { event in
                if !event.isTerminal || mainQueueMark.isCurrent { return handle(event) }
                let ending = Signal(unwatched: .general { handle, _ in handle(event) })
                ending.subscribe(on: scheduler).start(in: subscription, handle)
            }
        })
    }
}

extension MainSignal {
    /// Starts the signal. `failed` has no default, so no failure is lost.
    ///
    /// - Parameters:
    ///   - next: gets each value.
    ///   - failed: gets the failure that ended the signal.
    ///   - completed: runs when the signal has completed.
    /// - Returns: the subscription. You may ignore it: releasing it stops nothing.
    @discardableResult
    public func subscribe(
        next: @escaping @MainActor @Sendable (Value) -> Void,
        failed: @escaping @MainActor @Sendable (Failure) -> Void,
        completed: @escaping @MainActor @Sendable () -> Void = {}
    ) -> any Disposable {
        signal.observe { event in
            MainActor.assumeIsolated {
                switch event {
                case .next(let value): next(value)
                case .failed(let failure): failed(failure)
                case .completed: completed()
                }
            }
        }
    }
}

extension MainSignal where Failure == Never {
    /// Starts a signal that cannot fail.
    ///
    /// - Parameters:
    ///   - next: gets each value.
    ///   - completed: runs when the signal has completed.
    /// - Returns: the subscription. You may ignore it: releasing it stops nothing.
    @discardableResult
    public func subscribe(
        next: @escaping @MainActor @Sendable (Value) -> Void,
        completed: @escaping @MainActor @Sendable () -> Void = {}
    ) -> any Disposable { subscribe(next: next, failed: { _ in }, completed: completed) }
}
