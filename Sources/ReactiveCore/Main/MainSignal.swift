/// A signal whose events arrive on the main actor.
///
///     searchText.deliver(on: MainScheduler())
///         .subscribe(next: { label.text = $0 })
///
/// Its closures are `@MainActor`, so they may change the user interface. The same closure on a background pipeline
/// doesn't compile. Operators that stay on the main actor return a `MainSignal`; those that may leave it return a plain
/// ``Signal``.
public struct MainSignal<Value: Sendable, Failure: Error>: Sendable {
    /// The same signal, without the promise where its events arrive.
    public let signal: Signal<Value, Failure>

    /// - Parameter signal: must deliver on the main actor. If it doesn't, the first event stops the program.
    @inlinable init(unchecked signal: Signal<Value, Failure>) {
        self.signal = signal
    }
}

/// `body` as a closure for an operator of ``Signal``. It stops the program if it isn't called on the main actor.
func onMainActor<each Input: Sendable, Output: Sendable>(
    _ body: @escaping @MainActor @Sendable (repeat each Input) -> Output
) -> @Sendable (repeat each Input) -> Output {
    { (input: repeat each Input) in
        MainActor.assumeIsolated { body(repeat each input) }
    }
}

extension Signal {
    /// This signal, which must deliver on the main actor. If it doesn't, the first event stops the program.
    var uncheckedMain: MainSignal<Value, Failure> { MainSignal(unchecked: self) }

    /// The same signal, subscribed to on the main queue: at once if the caller runs there, otherwise by `scheduler`.
    func onMain(by scheduler: MainScheduler) -> Signal {
        Signal(starting: { [self] handle, subscription in
            (mainQueueMark.isCurrent ? self : subscribe(on: scheduler)).start(in: subscription, handle)
        })
    }
}

extension MainSignal {
    /// Starts the signal. `failed` has no default, so that no failure is lost.
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
    ) -> any Disposable {
        subscribe(next: next, failed: { _ in }, completed: completed)
    }
}
