import Exercises

/// What was expected against what was seen, as marbles on one ruler, the first difference marked:
///
///     expected  'm'-'ma'-'mag'-
///     actual    'm'-'ma'-'ma'--
///                        ^
///     At 360 ms: 'ma' arrived, 'mag' was expected.
///
/// A column stands for an instant at which something happened in either, so the ruler shows order; the sentence says the time.
struct MarbleComparison {
    private struct Column {
        let time: Duration
        let expected: [Observation]
        let actual: [Observation]

        var expectedText: String { MarbleComparison.marbles(expected) }
        var actualText: String { MarbleComparison.marbles(actual) }
        var isDifferent: Bool { expected.map(\.event) != actual.map(\.event) }
        var isOnAnotherThread: Bool { expected.map(\.thread) != actual.map(\.thread) }
        var width: Int { max(expectedText.count, actualText.count) }

        func padded(_ text: String) -> String { text + String(repeating: "-", count: width - text.count + 1) }
    }

    private let lane: String?
    private let columns: [Column]

    /// The comparisons of a finding: one for each lane that differs; of all lanes when none does.
    static func comparisons(of finding: Finding) -> [MarbleComparison] {
        var lanes: [String] = []
        for observation in finding.expected + finding.actual where !lanes.contains(observation.lane) { lanes.append(observation.lane) }
        let all = lanes.map { lane in
            MarbleComparison(
                lane: lanes.count > 1 ? lane : nil, expected: finding.expected.filter { $0.lane == lane },
                actual: finding.actual.filter { $0.lane == lane })
        }
        let different = all.filter { $0.difference != nil }
        return different.isEmpty ? all : different
    }

    init(lane: String?, expected: [Observation], actual: [Observation]) {
        self.lane = lane
        let times = Set((expected + actual).map(\.at)).sorted()
        columns = times.map { time in
            Column(time: time, expected: expected.filter { $0.at == time }, actual: actual.filter { $0.at == time })
        }
    }

    /// The comparison as lines of text that keep to a width, by leaving out columns far from the difference.
    func lines(width: Int, style: (_ line: String, _ isExpected: Bool) -> String) -> [String] {
        let shown = window(room: max(width - Self.labelWidth - 2, 8))
        let isCutBefore = shown.lowerBound > 0
        let isCutAfter = shown.upperBound < columns.count
        func row(_ text: (Column) -> String) -> String {
            (isCutBefore ? "…" : "") + columns[shown].map { $0.padded(text($0)) }.joined() + (isCutAfter ? "…" : "")
        }
        var lines: [String] = lane.map { ["In \"\($0)\":"] } ?? []
        lines.append(style("expected  ", true) + row(\.expectedText))
        lines.append(style("actual    ", false) + row(\.actualText))
        if let difference, shown.contains(difference) {
            let before = columns[shown.lowerBound..<difference].reduce(isCutBefore ? 1 : 0) { $0 + $1.width + 1 }
            lines.append(String(repeating: " ", count: Self.labelWidth + before) + "^")
            lines.append(wrapped(sentence(for: columns[difference]), to: width))
        }
        return lines
    }

    private static let labelWidth = 10

    /// The first column that differs: in what happened, or else in where.
    private var difference: Int? {
        columns.firstIndex(where: \.isDifferent) ?? columns.firstIndex(where: \.isOnAnotherThread)
    }

    /// The columns to show: from the difference backwards, then forwards, as many as there is room for.
    private func window(room: Int) -> Range<Int> {
        guard !columns.isEmpty else { return 0..<0 }
        var low = difference ?? 0
        var high = low + 1
        var used = columns[low].width + 1
        while high - low < columns.count {
            if low > 0, used + columns[low - 1].width + 1 <= room, difference.map({ $0 - low < 3 || high == columns.count }) ?? false {
                low -= 1
                used += columns[low].width + 1
            } else if high < columns.count, used + columns[high].width + 1 <= room {
                used += columns[high].width + 1
                high += 1
            } else {
                break
            }
        }
        return low..<high
    }

    private func sentence(for column: Column) -> String {
        let time = "At \(column.time.wholeMilliseconds) ms"
        if !column.isDifferent, let actual = column.actual.first, let expected = column.expected.first {
            return "\(time): \(Self.words(actual)) on \(actual.thread), expected on \(expected.thread)."
        }
        let arrived = column.actual.isEmpty ? "nothing happened" : column.actual.map(Self.words).joined(separator: ", ")
        let expected = column.expected.isEmpty ? "nothing was" : column.expected.map(Self.words).joined(separator: ", ") + ":"
        return column.expected.isEmpty
            ? "\(time): \(arrived), \(expected) expected."
            : "\(time): \(arrived). Expected: \(column.expected.map(Self.words).joined(separator: ", "))."
    }

    // MARK: Notation

    /// What happened at one instant, in marble notation.
    private static func marbles(_ observations: [Observation]) -> String {
        let marks = observations.map { observation -> String in
            switch observation.event {
            case .next(let value): value.count == 1 && value.first!.isLetter ? value : "'\(value)'"
            case .failed: "#"
            case .completed: "|"
            case .subscribed: "^"
            case .disposed: "!"
            }
        }
        return marks.count > 1 ? "[\(marks.joined())]" : marks.first ?? ""
    }

    private static func words(_ observation: Observation) -> String {
        switch observation.event {
        case .next(let value): "'\(value)' arrived"
        case .failed(let error): "it failed (\(error))"
        case .completed: "it completed"
        case .subscribed: "somebody subscribed"
        case .disposed: "it was disposed of"
        }
    }
}

extension Duration {
    /// The time in milliseconds, for people; parts of a millisecond are dropped.
    var wholeMilliseconds: Int64 {
        components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
    }
}
