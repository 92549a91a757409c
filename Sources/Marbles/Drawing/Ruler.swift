/// Where each instant of virtual time stands in a drawing: the columns that all lanes share.
///
/// Time is not drawn to scale. Each instant at which something happens in any lane gets a column as wide as its widest marble, and
/// between two of them stand as many steps as time passes, up to a few: a long pause would be nothing but dashes.
struct Ruler {
    private static let longestPause = 12

    /// The widest that the marbles of one instant are drawn; what is longer is cut.
    static let widestMarble = 24

    /// The instants, in order, with the first column of each.
    private(set) var columns: [(time: Duration, start: Int, width: Int)] = []

    /// How many columns all of it takes.
    private(set) var width = 0

    /// - Parameters:
    ///   - lanes: what is to be drawn.
    ///   - step: how much time a dash stands for.
    ///   - labels: how many columns the labels of an instant take; the next instant stands behind them.
    init(for lanes: [Lane], step: Duration, roomForLabels labels: [Duration: Int] = [:]) {
        let marbles = lanes.map(\.marblesByInstant)
        let ends = lanes.compactMap(\.span).flatMap { [$0.lowerBound, $0.upperBound] }.filter { $0 > .zero }
        let times = Set(marbles.flatMap(\.keys) + ends).sorted()
        var last = Duration.zero
        var isFirst = true
        // Marbles of more than one column would run into each other without a dash between them.
        var hasWideMarble = false
        for time in times {
            let steps = step > .zero ? Int((time - last) / step) : 1
            let pause = isFirst ? steps : max(hasWideMarble ? 1 : 0, steps - 1)
            width += min(max(pause, 0), Self.longestPause)
            let widest = marbles.map { MarbleText.width(of: $0[time] ?? "") }.max() ?? 1
            if let before = columns.last, let label = labels[before.time] {
                width = max(width, before.start + label + 1)
            }
            columns.append((time, width, max(1, widest)))
            hasWideMarble = widest > 1
            width += max(1, widest)
            last = time
            isFirst = false
        }
    }
}

extension Lane {
    /// What happened at each instant, in order.
    var kindsByInstant: [Duration: [TimedEvent.Kind]] {
        Dictionary(grouping: events, by: \.time).mapValues { $0.map(\.kind) }
    }

    /// The marbles of each instant: one as it is, several as a group, a long one cut.
    var marblesByInstant: [Duration: String] {
        kindsByInstant.mapValues { kinds in
            let marbles = kinds.map { MarbleText.shortened($0.marble, to: Ruler.widestMarble) }
            return MarbleText.shortened(
                marbles.count > 1 ? "[\(marbles.joined())]" : marbles[0], to: Ruler.widestMarble)
        }
    }
}
