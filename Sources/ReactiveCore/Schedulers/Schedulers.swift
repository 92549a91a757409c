/// The two schedulers that an app's pipelines need, on one clock.
///
///     let schedulers = Schedulers.system()
///     signal.subscribe(on: schedulers.background).deliver(on: schedulers.main)
public struct Schedulers: Sendable {
    /// The main queue.
    public let main: MainScheduler
    /// A serial queue for work that would block the user interface.
    public let background: SerialQueueScheduler

    /// - Parameter time: the clock of both schedulers.
    public init(time: any TimeSource) {
        main = MainScheduler(time: time)
        background = SerialQueueScheduler(label: "background", priority: .low, time: time)
    }

    /// Real queues on the system's clock.
    public static func system() -> Schedulers { Schedulers(time: SystemTime()) }

    /// Real queues that run one action at a time as `time` is advanced.
    public static func virtual(_ time: VirtualTime) -> Schedulers { Schedulers(time: time) }
}
