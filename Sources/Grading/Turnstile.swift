/// Lets so many through at once; the others wait in the order in which they came.
///
/// A hundred checks at once would start a hundred compilers, and the machine would run out of memory before any of them was done.
actor Turnstile {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// A turnstile with so many places.
    init(places: Int) {
        free = places
    }

    /// Runs something as soon as there is a place. A canceled caller waits for its place too, and is to look whether it is canceled.
    func pass<Result: Sendable>(_ body: @Sendable () async throws -> Result) async rethrows -> Result {
        if free > 0 { free -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
        defer { leave() }
        return try await body()
    }

    private func leave() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
