/// Estimates the time left for builds from the remaining processor seconds and the pace so far.
///
/// The remaining work is read from the build folder: the files that aren't compiled yet, each with its share of the
/// module's recorded seconds. So the estimate works with both build systems, no matter what they print.
@MainActor
package final class BuildForecast {
    private let work: () -> [String: Double]
    private let atStart: Double
    /// The newest progress: the remaining work, the elapsed time, and the work per second (nil if it's unknown).
    private var newest: (left: Double, elapsed: Duration, pace: Double?)

    /// The work, in processor seconds, below which the pace counts as unknown.
    private static let evidence = 4.0

    init(work: @escaping () -> [String: Double]) {
        self.work = work
        atStart = work().values.reduce(0, +)
        newest = (atStart, .zero, nil)
    }

    package convenience init(for products: [BuildFolder.Product], in folder: BuildFolder) {
        let modules = Set(products.flatMap { ModuleSeconds.modules(of: $0.name) })
        self.init { ModuleSeconds.left(of: modules, in: folder) }
    }

    /// The time left for building `modules`.
    /// - Parameter elapsed: the time since the start.
    /// - Returns: nil until the pace is known, and when no known work is left.
    package func timeLeft(for modules: Set<String>, after elapsed: Duration) -> TimeLeft? {
        let work = work()
        let left = work.values.reduce(0, +)
        if left < newest.left {
            let done = atStart - left
            newest = (left, elapsed, done >= Self.evidence && elapsed > .seconds(3) ? done / elapsed.seconds : nil)
        }
        let wanted = work.reduce(0) { modules.contains($1.key) ? $0 + $1.value : $0 }
        guard let pace = newest.pace, wanted > 0 else { return nil }
        // Progress comes in jumps. Between them, the estimate counts down, but not below a quarter of it.
        let seconds = wanted / pace
        return TimeLeft(.seconds(max(seconds - (elapsed - newest.elapsed).seconds, seconds / 4)))
    }
}

extension Duration {
    fileprivate var seconds: Double { self / .seconds(1) }
}

/// The time left, such as "40 s" or "12 min".
package struct TimeLeft: CustomStringConvertible {
    private let seconds: Int

    /// Rounds up to the next multiple of 5 seconds, or of 10 seconds from a minute on.
    package init(_ left: Duration) {
        let seconds = Int(left.components.seconds) + 1
        let step = seconds < 60 ? 5 : 10
        self.seconds = (seconds + step - 1) / step * step
    }

    /// Estimates the time left for steps that take about the same time each.
    /// - Returns: nil until five steps are done and three seconds have passed, and if no steps are left.
    package init?(after elapsed: Duration, done: Int, of all: Int) {
        guard done >= 5, all > done, elapsed > .seconds(3) else { return nil }
        seconds = Int((elapsed * (all - done) / done).components.seconds) + 1
    }

    package var description: String { seconds < 180 ? "\(seconds) s" : "\(seconds / 60) min" }
}
