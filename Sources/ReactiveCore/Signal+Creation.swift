extension Signal {
    /// A signal that does what `start` does, for each subscriber anew.
    ///
    /// `start` runs on the thread that subscribes. It sends events to the subscriber it is given, now or later, from any thread,
    /// and returns what has to be called off when the signal ends or is disposed; nil if there is nothing to call off.
    /// That is disposed exactly once, also when the end came before `start` returned.
    @inlinable public init(_ start: @escaping @Sendable (Subscriber<Value, Failure>) -> (any Disposable)?) {
        self.init(starting: { handle, subscription in
            guard let subscriber = SubscriberGate.open(handle, subscription) else { return }
            if let cleanup = start(subscriber) { subscription.add(cleanup) }
        })
    }

    /// Sends one value and completes.
    @inlinable public static func just(_ value: Value) -> Signal {
        Signal(.just(value))
    }

    /// Completes at once, without a value.
    @inlinable public static var empty: Signal {
        Signal(starting: { handle, subscription in
            if !subscription.isDisposed { handle(.completed) }
        })
    }

    /// Never sends anything.
    @inlinable public static var never: Signal {
        Signal(starting: { _, _ in })
    }

    /// Fails at once.
    @inlinable public static func fail(_ failure: Failure) -> Signal {
        Signal(starting: { handle, subscription in
            if !subscription.isDisposed { handle(.failed(failure)) }
        })
    }

    /// Sends the elements of a sequence in order and completes; it stops in the middle when the subscription is disposed.
    ///
    /// The sequence is walked anew for each subscriber, and may be infinite.
    @inlinable public static func from<Elements: Sequence & Sendable>(_ elements: Elements) -> Signal
    where Elements.Element == Value {
        Signal(starting: { handle, subscription in
            for element in elements {
                if subscription.isDisposed { return }
                handle(.next(element))
            }
            if !subscription.isDisposed { handle(.completed) }
        })
    }

    /// Makes the signal anew for each subscriber, at the moment of subscription.
    @inlinable public static func deferred(_ make: @escaping @Sendable () -> Signal) -> Signal {
        Signal(starting: { handle, subscription in
            if !subscription.isDisposed { make().start(handle, subscription) }
        })
    }
}
