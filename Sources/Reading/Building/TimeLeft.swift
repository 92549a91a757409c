/// How long some work still takes: "about 40 s", "about 12 min".
package struct TimeLeft: CustomStringConvertible {
    private let seconds: Int

    /// Rounded up to what can be known.
    package init(_ left: Duration) {
        let seconds = Int(left.components.seconds) + 1
        let step = seconds < 60 ? 5 : 10
        self.seconds = (seconds + step - 1) / step * step
    }

    /// For steps that take about the same time each.
    /// - Returns: nil while what is done says nothing: fewer than five steps, or three seconds.
    package init?(after elapsed: Duration, done: Int, of all: Int) {
        guard done >= 5, all > done, elapsed > .seconds(3) else { return nil }
        seconds = Int((elapsed * (all - done) / done).components.seconds) + 1
    }

    package var description: String { seconds < 180 ? "\(seconds) s" : "\(seconds / 60) min" }
}
