/// Tells how long builds still take, from the processor seconds that are still to do and the pace so far.
///
/// What is left is read from the build folder: the modules that aren't compiled yet, each with the seconds that it took
/// when they were recorded. So it doesn't matter which build system builds, or what it prints.
@MainActor
package final class BuildForecast {
    /// The processor seconds that each module still takes.
    private let work: () -> [String: Double]
    private let atStart: Double
    /// The newest progress: what was left, when, and the seconds of work that were done per second.
    private var newest: (left: Double, elapsed: Duration, pace: Double?)

    /// Work that says how fast this machine is now, in processor seconds.
    private static let evidence = 4.0

    init(work: @escaping () -> [String: Double]) {
        self.work = work
        atStart = work().values.reduce(0, +)
        newest = (atStart, .zero, nil)
    }

    /// - Parameter products: what is built from now on.
    package convenience init(for products: [BuildFolder.Product], in folder: BuildFolder) {
        let modules = Set(products.flatMap { ModuleSeconds.modules(of: $0.name) })
        self.init { ModuleSeconds.left(of: modules, in: folder) }
    }

    /// How long the work on some modules still takes.
    /// - Parameter elapsed: the time since the start.
    /// - Returns: nil while too little is done to know, and when nothing is left that is known.
    package func timeLeft(for modules: Set<String>, after elapsed: Duration) -> TimeLeft? {
        let work = work()
        let left = work.values.reduce(0, +)
        if left < newest.left {
            let done = atStart - left
            newest = (left, elapsed, done >= Self.evidence && elapsed > .seconds(3) ? done / elapsed.seconds : nil)
        }
        let wanted = work.reduce(0) { modules.contains($1.key) ? $0 + $1.value : $0 }
        guard let pace = newest.pace, wanted > 0 else { return nil }
        // Work is noticed when a module is done. Meanwhile the clock goes on, but never up to the end.
        let seconds = wanted / pace
        return TimeLeft(.seconds(max(seconds - (elapsed - newest.elapsed).seconds, seconds / 4)))
    }
}

extension Duration {
    fileprivate var seconds: Double { self / .seconds(1) }
}
