/// What ReactiveCore's virtual time names of Dispatch. A page has no queue, so nothing of it is ever called.
public final class DispatchQueue: Sendable {
    public func async(_ work: @escaping @Sendable () -> Void) { work() }
}

/// Never waits.
public struct DispatchSemaphore: Sendable {
    public init(value: Int) {}
    public func signal() {}
    public func wait() {}
}
