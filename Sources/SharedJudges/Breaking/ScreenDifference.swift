import ChapterKit

/// An instant at which the faulty app and the right app look different to the user.
package struct ScreenDifference: Sendable {
    package let at: Duration
    package let faulty: SeenRun.Moment
    package let right: SeenRun.Moment

    package var text: String { right.screen.text }

    /// The differences at the instants at which an app changes, in chronological order.
    package static func all(between faulty: SeenRun, and right: SeenRun) -> [ScreenDifference] {
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
    package var shown: String { ["\(screen)", line].compactMap(\.self).joined(separator: "  | ") }
}
