/// The part of Dispatch that ReactiveCore's virtual time mentions. A page has no queues.
public final class DispatchQueue: Sendable {
    public func async(_ work: @escaping @Sendable () -> Void) { work() }
}

/// Never waits.
public struct DispatchSemaphore: Sendable {
    public init(value: Int) {}
    public func signal() {}
    public func wait() {}
}
