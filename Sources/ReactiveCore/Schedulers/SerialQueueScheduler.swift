import Dispatch

/// Runs work in the background, one action after another, on its own queue or on one that exists already.
///
///     let background = SerialQueueScheduler(label: "background", priority: .low)
///     background.schedule { print("off the main thread") }
public struct SerialQueueScheduler: Scheduler {
    /// How urgent the work is compared to the machine's other work.
    public enum Priority: Sendable {
        case background, low, normal, high

        var quality: DispatchQoS {
            switch self {
            case .background: .background
            case .low: .utility
            case .normal: .default
            case .high: .userInitiated
            }
        }
    }

    let time: any TimeSource
    let queue: DispatchQueue

    /// - Parameters:
    ///   - label: the queue's name, for debuggers and traces.
    ///   - time: the clock. With a ``VirtualTime`` you step the queue by hand.
    public init(label: String, priority: Priority = .normal, time: any TimeSource = SystemTime()) {
        queue = DispatchQueue(label: label, qos: priority.quality)
        self.time = (time as? SystemTime)?.dedicated(to: queue) ?? time
        queue.setSpecific(key: CurrentThread.label, value: label)
    }

    /// Runs work on a queue that exists already, such as the queue of a delegate.
    ///
    ///     let delegates = SerialQueueScheduler(queue: session.delegateQueue)
    ///
    /// Actions run one after another even if `queue` is concurrent, and never at the same time as the other work of a
    /// serial queue. For the main queue, use ``MainScheduler``: the compiler knows that it delivers on the main actor.
    ///
    /// - Parameters:
    ///   - queue: where the actions run.
    ///   - time: the clock. With a ``VirtualTime`` you step the actions by hand.
    public init(queue: DispatchQueue, time: any TimeSource = SystemTime()) {
        // Virtual time recognizes only the main queue itself, which is serial. Work for any other goes through a serial
        // queue that runs on it.
        self.queue = mainQueueMark.isOn(queue) ? queue : DispatchQueue(label: queue.label, target: queue)
        self.time = (time as? SystemTime)?.dedicated(to: self.queue) ?? time
        self.queue.setSpecific(key: CurrentThread.label, value: queue.label)
    }

    /// The queue's name.
    public var label: String { queue.label }

    public var now: Duration { time.now }

    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Disposable {
        time.schedule(after: delay, on: queue, action)
    }

    public func makeTimer(_ action: @escaping @Sendable () -> Void) -> any MovableTimer {
        time.makeTimer(on: queue, action)
    }
}
