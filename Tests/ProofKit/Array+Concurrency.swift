import Foundation

extension Array where Element: Sendable {
    /// The results of `body`, in the order of the elements. At most `atOnce` calls run at once; by default, as many as
    /// there are processors.
    /// - Parameter taken: called with each result, as early as the order of the elements allows.
    public func concurrentMap<Result: Sendable>(
        atOnce: Int = ProcessInfo.processInfo.activeProcessorCount,
        _ body: @escaping @Sendable (Element) async throws -> Result, taken: (Result) -> Void = { _ in }
    ) async throws -> [Result] {
        try await withThrowingTaskGroup(of: (Int, Result).self) { group in
            var waiting = enumerated().makeIterator()
            func start() {
                guard let (index, element) = waiting.next() else { return }
                group.addTask { (index, try await body(element)) }
            }
            for _ in 0..<Swift.max(atOnce, 1) { start() }
            var early: [Int: Result] = [:]
            var results: [Result] = []
            while let (index, result) = try await group.next() {
                start()
                early[index] = result
                while let next = early.removeValue(forKey: results.count) {
                    results.append(next)
                    taken(next)
                }
            }
            return results
        }
    }
}
