/// A value that an operator keeps from one event to the next.
///
/// Events are serial, so an operator may read it, call a user's closure and replace it: no other event interferes. The
/// lock passes the value safely from thread to thread.
@usableFromInline final class LockedValue<Value: Sendable>: Sendable {
    @usableFromInline let contents: Lock<Value>

    @inlinable init(_ value: Value) { contents = Lock(value) }

    @inlinable var value: Value { contents.withLock { $0 } }

    /// The old value is freed here, outside the lock.
    @inlinable func replace(with value: Value) {
        var value = value
        contents.withLock { swap(&value, &$0) }
    }
}
