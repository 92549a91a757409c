/// A variable that a signal handler may use.
///
/// Its memory is allocated before the handler is installed, and used without a lock or an exclusivity check. Both could
/// make the handler wait for the very code that it has interrupted.
struct HandlerVariable<Value>: @unchecked Sendable { // Only the main thread and signal handlers use it.
    let pointer: UnsafeMutablePointer<Value>

    init(_ value: Value, count: Int = 1) {
        pointer = .allocate(capacity: count)
        pointer.initialize(repeating: value, count: count)
    }

    var value: Value {
        get { pointer.pointee }
        nonmutating set { pointer.pointee = newValue }
    }
}
