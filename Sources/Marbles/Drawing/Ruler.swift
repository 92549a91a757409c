import TextLayout

/// The columns of a drawing's instants, which all lanes share.
///
/// Time isn't drawn to scale. Each instant with an event in any lane has a column as wide as its widest marble. Between
/// two columns there is room for the steps that pass, up to a limit, since a long pause would be nothing but dashes.
struct Ruler {
    /// The sizes of a drawing: in characters for text, in pixels for a picture.
    struct Metrics {
        /// The width of a step, and of the narrowest column.
        var step = 1
        /// The room after a column that is wider than a step, so that its marbles don't touch the next ones.
        var gap = 1
        /// The width of the marbles of one instant.
        var width: ([TimedEvent.Kind]) -> Int = { DisplayWidth.columns(of: Lane.marble(for: $0)) }
        /// Whether labels are centered on their columns, which are then at least as wide.
        var centersLabels = false
    }

    private static let maximumPause = 12

    /// Longer marbles are shortened to this number of characters.
    static let maximumMarbleWidth = 24

    /// The instants in order, with the positions of their columns.
    private(set) var columns: [(time: Duration, start: Int, width: Int)] = []

    /// The width of all columns.
    private(set) var width = 0

    /// - Parameters:
    ///   - step: how much time a step of the drawing takes.
    ///   - labels: the width of the label at an instant. The next column begins after it.
    init(
        for lanes: [Lane], step: Duration, roomForLabels labels: [Duration: Int] = [:], metrics: Metrics = Metrics()
    ) {
        let kinds = lanes.map(\.kindsByInstant)
        let ends = lanes.compactMap(\.span).flatMap { [$0.lowerBound, $0.upperBound] }.filter { $0 > .zero }
        var last = Duration.zero
        for time in Set(kinds.flatMap(\.keys) + ends).sorted() {
            let steps = step > .zero ? Int((time - last) / step) : 1
            let pause = min(max(columns.isEmpty ? steps : steps - 1, 0), Self.maximumPause) * metrics.step
            if let before = columns.last {
                width += max(pause, before.width > metrics.step ? metrics.gap : 0)
                if let label = labels[before.time] { width = max(width, before.start + label + 1) }
            } else {
                width += pause
            }
            let widest = kinds.compactMap { $0[time].map(metrics.width) }.max() ?? 0
            let label = metrics.centersLabels ? labels[time] ?? 0 : 0
            columns.append((time, width, max(metrics.step, widest, label)))
            width += max(metrics.step, widest, label)
            last = time
        }
    }
}

extension Lane {
    /// The instant at which the drawing of the lane begins.
    var firstInstant: Duration { span?.lowerBound ?? .zero }

    /// The events of each instant, in order.
    var kindsByInstant: [Duration: [TimedEvent.Kind]] { events.kindsByInstant }

    /// The text for the events of one instant: a marble, or a group of marbles. Long ones are shortened.
    static func marble(for kinds: [TimedEvent.Kind]) -> String {
        // What is longer is shortened in any case.
        let marbles = kinds.prefix(Ruler.maximumMarbleWidth + 1).map {
            DisplayWidth.shortened($0.marble, columns: Ruler.maximumMarbleWidth)
        }
        let text = marbles.count > 1 ? "[\(marbles.joined())]" : marbles.joined()
        return DisplayWidth.shortened(text, columns: Ruler.maximumMarbleWidth)
    }
}

extension [TimedEvent] {
    var kindsByInstant: [Duration: [TimedEvent.Kind]] {
        Dictionary(grouping: self, by: \.time).mapValues { $0.map(\.kind) }
    }
}
