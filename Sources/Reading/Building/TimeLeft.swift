/// How long some work still takes if the rest goes on as it began: "about 40 s", "about 12 min".
package struct TimeLeft: CustomStringConvertible {
    private let seconds: Int

    /// - Returns: nil while what is done says nothing: fewer than five steps, or three seconds.
    package init?(after elapsed: Duration, done: Int, of all: Int) {
        guard done >= 5, all > done, elapsed > .seconds(3) else { return nil }
        seconds = Int((elapsed * (all - done) / done).components.seconds) + 1
    }

    package var description: String { seconds < 180 ? "\(seconds) s" : "\(seconds / 60) min" }
}
