import Synchronization

@usableFromInline final class Counter: Sendable {
    @usableFromInline let count: Atomic<Int>

    @inlinable init(_ count: Int) { self.count = Atomic(count) }

    @discardableResult
    @inlinable func increment() -> Int { count.wrappingAdd(1, ordering: .relaxed).newValue }

    @inlinable func decrement() -> Int { count.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue }
}
