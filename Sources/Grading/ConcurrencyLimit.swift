/// Runs a limited number of closures at the same time. Further callers wait for their turn.
///
/// A hundred checks at once would start a hundred compilers, and the machine could run out of memory.
///
/// ```swift
/// let limit = ConcurrencyLimit(4)
/// let output = await limit.run { await compile(file) }
/// ```
actor ConcurrencyLimit {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ limit: Int) {
        free = limit
    }

    /// Runs `body` as soon as the limit allows. A canceled caller still waits for its turn.
    func run<Result: Sendable, Failure: Error>(
        _ body: @Sendable () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        if free > 0 { free -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
        defer { leave() }
        return try await body()
    }

    private func leave() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
