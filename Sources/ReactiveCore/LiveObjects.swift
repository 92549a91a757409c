import Synchronization

/// Counts its tokens that haven't been freed, to find leaks.
///
///     let live = LiveObjects()
///     let token = live.token()
///     signal.map { value in token.keep(); return value }
///
/// Put a token into a closure or a value of a pipeline, and read `count` after the pipeline has ended: zero means that
/// all tokens were freed.
public final class LiveObjects: Sendable {
    /// Counted until it is freed.
    public final class Token: Sendable {
        private let ledger: LiveObjects

        fileprivate init(_ ledger: LiveObjects) {
            self.ledger = ledger
            ledger.live.add(1, ordering: .relaxed)
        }

        deinit {
            ledger.live.subtract(1, ordering: .acquiringAndReleasing)
        }

        /// Does nothing. A closure that calls it holds the token.
        public func keep() {}
    }

    private let live = Atomic<Int>(0)

    /// Starts without tokens.
    public init() {}

    /// How many tokens are alive.
    public var count: Int { live.load(ordering: .acquiring) }

    /// A new token.
    public func token() -> Token { Token(self) }
}
