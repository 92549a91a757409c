/// A property of the user interface's: it is read and set on the main actor, and its signal delivers there.
@MainActor public final class MainProperty<Value: Sendable>: Sendable {
    private let property: Property<Value>
    private let scheduler: MainScheduler

    /// - Parameters:
    ///   - initial: the value until the first assignment.
    ///   - scheduler: takes the subscription to the main queue where somebody subscribes from elsewhere.
    public init(_ initial: Value, scheduler: MainScheduler = MainScheduler()) {
        property = Property(initial)
        self.scheduler = scheduler
    }

    deinit {
        // Freeing the property completes its signal, and that is an event of the main actor's too.
        if !mainQueueMark.isCurrent {
            scheduler.schedule { [property] in property.complete() }
        }
    }

    /// The current value. Each assignment is sent, an equal one too.
    public var value: Value {
        get { property.value }
        set { property.value = newValue }
    }

    /// How many subscriptions the signal has at this moment.
    public var subscriberCount: Int { property.subscriberCount }

    /// The current value, then each assignment; completes when the property is freed.
    ///
    /// Subscribing on the main queue sends the current value at once; from another thread the subscription itself is
    /// scheduled on the main queue first.
    nonisolated public var signal: MainSignal<Value, Never> {
        MainSignal(unchecked: property.signal.onMain(by: scheduler))
    }
}
