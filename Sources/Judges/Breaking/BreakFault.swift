import ChapterKit
import Grading

/// A fault of an app, and how to recognize it on the screen. Its name identifies its message.
///
///     BreakFault("deleted text") { !isValidSearchText($0.text) }
struct BreakFault: Sendable {
    let mistake: Mistake
    let shows: @Sendable (ScreenDifference) -> Bool

    init(
        _ name: String, file: String = #filePath, line: Int = #line,
        shows: @escaping @Sendable (ScreenDifference) -> Bool
    ) {
        mistake = .named(name, file: file, line: line)
        self.shows = shows
    }
}

/// An instant at which the faulty app and the right app look different to the user.
struct ScreenDifference: Sendable {
    let at: Duration
    let faulty: SeenRun.Moment
    let right: SeenRun.Moment

    var text: String { right.screen.text }

    /// The differences at the instants at which an app changes, in chronological order.
    static func all(between faulty: SeenRun, and right: SeenRun) -> [ScreenDifference] {
        let times = Set((faulty.moments + right.moments).map(\.at)).sorted()
        return times.compactMap { time in
            guard let bad = faulty.moment(at: time), let good = right.moment(at: time),
                (bad.screen, bad.line ?? "") != (good.screen, good.line ?? "")
            else { return nil }
            return ScreenDifference(at: time, faulty: bad, right: good)
        }
    }

    var description: String {
        """
        At \(at.inMilliseconds) ms:
          faulty app  \(faulty.shown)
          right app   \(right.shown)
        """
    }
}

extension SeenRun.Moment {
    var shown: String { ["\(screen)", line].compactMap(\.self).joined(separator: "  | ") }
}
