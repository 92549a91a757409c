import Synchronization

/// A ledger of what is alive: it hands out tokens and counts those that have not been freed yet.
///
/// Put a token into what a pipeline holds (a closure, a value) and read the count after it has ended: zero means that everything was
/// let go. Nothing is counted that nobody asked to count, so the library itself pays nothing for it.
public final class LiveObjects: Sendable {
    /// Counted as long as somebody holds it.
    public final class Token: Sendable {
        private let ledger: LiveObjects

        fileprivate init(_ ledger: LiveObjects) {
            self.ledger = ledger
            ledger.live.add(1, ordering: .relaxed)
        }

        deinit {
            ledger.live.subtract(1, ordering: .acquiringAndReleasing)
        }

        /// Does nothing; a closure that calls it holds the token.
        public func keep() {}
    }

    private let live = Atomic<Int>(0)

    /// An empty ledger.
    public init() {}

    /// How many tokens are held by somebody.
    public var count: Int { live.load(ordering: .acquiring) }

    /// A new token.
    public func token() -> Token { Token(self) }
}
