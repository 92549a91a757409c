/// A queue that one caller at a time drains, so events never overlap and keep their order.
///
/// The caller that finds the queue idle delivers. Meanwhile, any other caller (another thread, or a subscriber that
/// sends from inside its own `next`) only leaves its element in the queue and returns. The delivering caller continues
/// until the queue is empty. The price: an event sent on one thread may be delivered by another.
///
/// The owner of the queue keeps it in a ``Lock``, and delivers the events outside that lock:
///
///     guard queue.withLock({ $0.begin(event) }) else { return }
///     repeat { deliver(event) } while the lock's next() returns another event
@usableFromInline struct DrainQueue<Element: Sendable>: Sendable {
    @usableFromInline var waiting: Ring<Element>
    @usableFromInline var isDraining: Bool

    @inlinable init() {
        waiting = []
        isDraining = false
    }

    /// A queue whose creator delivers `elements` first, so it calls `next()`, not `begin(_:)`.
    @inlinable init(draining elements: Ring<Element>) {
        waiting = elements
        isDraining = true
    }

    /// - Returns: whether the caller has to deliver `element`, and then every element that `next()` returns.
    ///   If not, the caller that is delivering will deliver it.
    @inlinable mutating func begin(_ element: Element) -> Bool {
        if isDraining {
            waiting.append(element)
            return false
        }
        isDraining = true
        return true
    }

    /// - Returns: the next element for the delivering caller; nil if there is none, which makes the queue idle.
    @inlinable mutating func next() -> Element? {
        if let element = waiting.popFirst() { return element }
        isDraining = false
        return nil
    }
}
