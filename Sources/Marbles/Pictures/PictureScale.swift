/// The positions of a picture's instants. Steps have the same width: enough to separate marbles, up to a limit.
///
/// The first marble of an instant is centered on it. If marbles don't fit, such as two long texts within a step,
/// everything after them moves to the right.
struct PictureScale {
    private static let gap = 4
    /// The minimum and the maximum width of a step.
    private static let units = 14...40
    /// Steps may exceed the maximum if the picture's whole time still fits into this width.
    private static let wideEnough = 700.0
    /// The maximum number of steps in a pause. A longer pause is shortened.
    private static let longestPause = 24

    /// The instants with an event in any lane, or at which a lane begins or ends, in order.
    private(set) var instants: [(time: Duration, x: Int)] = []
    /// The positions at which shortened pauses are marked.
    private(set) var cuts: [Int] = []
    /// The width of a step.
    let unit: Int
    /// The right end of the marbles and labels.
    private(set) var end: Int

    /// - Parameters:
    ///   - left: the position of time zero.
    ///   - labels: the widths of the labels, by their instants. Labels are centered on their instants, like marbles.
    ///   - marbleWidth: the width of one marble.
    ///   - width: the width of the marbles of one instant.
    ///   - axis: an axis whose steps are equal, and on which marbles may overlap.
    init(
        for lanes: [Lane], step: Duration, from left: Int, labels: [Duration: Int],
        marbleWidth: (TimedEvent.Kind) -> Int, width: ([TimedEvent.Kind]) -> Int, axis: PictureAxis?
    ) {
        let rows =
            lanes.map { lane in
                lane.kindsByInstant.mapValues { kinds in
                    let half = marbleWidth(kinds[0]) / 2
                    return (left: half, right: width(kinds) - half)
                }
            } + [labels.mapValues { (left: $0 / 2, right: $0 / 2 + Self.gap) }]
        let times = Set(rows.flatMap { $0.keys } + lanes.flatMap { [$0.firstInstant, $0.lastInstant ?? .zero] })
            .sorted()
        if let axis {
            (unit, end) = (axis.unit, axis.end)
            instants = times.map { ($0, left + Int(min($0 / step * Double(axis.unit), 1e6) + 0.5)) }
            return
        }
        func steps(_ pause: Duration) -> Double { step > .zero ? min(pause / step, Double(Self.longestPause)) : 1 }
        let needed = rows.flatMap { row in
            let own = times.filter { row[$0] != nil }
            return zip(own, own.dropFirst()).map { before, after in
                Double(row[before]!.right + row[after]!.left + Self.gap) / max(1, steps(after - before))
            }
        }
        let length = zip([.zero] + times, times).reduce(0) { $0 + steps($1.1 - $1.0) }
        let widest = max(Self.units.upperBound, Int(Self.wideEnough / max(1, length)))
        unit = min(max(Int((needed.max() ?? 0).rounded(.up)), Self.units.lowerBound), widest)
        end = left
        var free = rows.map { _ in left - 14 }
        var last = (time: Duration.zero, x: left)
        for time in times {
            let pause = step > .zero ? Double((time - last.time) / step) : 1
            let length = Int(min(pause, Double(Self.longestPause)) * Double(unit) + 0.5)
            if pause > Double(Self.longestPause) { cuts.append(last.x + length / 2) }
            let room = zip(rows, free).compactMap { row, free in row[time].map { free + $0.left } }.max() ?? 0
            let x = max(last.x + (instants.isEmpty && time == .zero ? 0 : length), room)
            for index in rows.indices {
                guard let extent = rows[index][time] else { continue }
                free[index] = x + extent.right + Self.gap
                end = max(end, x + extent.right)
            }
            instants.append((time, x))
            last = (time, x)
            end = max(end, x)
        }
    }

    func place(of time: Duration) -> Int { instants.first { $0.time >= time }?.x ?? end }
}
