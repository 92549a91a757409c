/// The two schedulers that a pipeline of an app needs, on one clock.
public struct Schedulers: Sendable {
    /// The main queue.
    public let main: MainScheduler
    /// One serial queue for work that would keep the user interface waiting.
    public let background: SerialQueueScheduler

    /// - Parameter time: the clock of both.
    public init(time: any TimeSource) {
        main = MainScheduler(time: time)
        background = SerialQueueScheduler(label: "background", priority: .low, time: time)
    }

    /// Real queues, real time.
    public static func system() -> Schedulers {
        Schedulers(time: SystemTime())
    }

    /// Real queues, stepped one action at a time by whoever advances `time`.
    public static func virtual(_ time: VirtualTime) -> Schedulers {
        Schedulers(time: time)
    }
}
