import Synchronization

/// A number that counts.
@usableFromInline final class Counter: Sendable {
    @usableFromInline let count: Atomic<Int>

    @inlinable init(_ count: Int) {
        self.count = Atomic(count)
    }

    @inlinable func increment() {
        count.wrappingAdd(1, ordering: .relaxed)
    }

    /// - Returns: how many are left; negative once it has been at zero.
    @inlinable func decrement() -> Int {
        count.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue
    }
}
