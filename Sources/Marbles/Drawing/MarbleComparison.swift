/// What was expected and what happened, on one ruler, with the first difference marked.
///
///     expected  ----c---e-|
///     actual    --b-c---e-|
///                 ^ step 2: "b" arrived, nothing was expected
public struct MarbleComparison: Sendable {
    private let expected: Lane
    private let actual: Lane
    private let expectedKinds: [Duration: [TimedEvent.Kind]]
    private let actualKinds: [Duration: [TimedEvent.Kind]]
    private let step: Duration
    private let unit: Unit

    /// How the time of the difference is told.
    public enum Unit: Sendable {
        /// As the number of its step, from 0.
        case steps
        /// In milliseconds, for recordings of what happened by a clock.
        case milliseconds
    }

    /// Compares two recordings; threads are not compared.
    ///
    /// - Parameters:
    ///   - step: how much virtual time a dash stands for.
    ///   - unit: how the time of the difference is told.
    public init(
        expected: [TimedEvent], actual: [TimedEvent], step: Duration = MarbleDiagram.defaultStep,
        tells unit: Unit = .steps
    ) {
        self.unit = unit
        self.expected = Lane("expected", expected)
        self.actual = Lane("actual", actual)
        expectedKinds = self.expected.kindsByInstant
        actualKinds = self.actual.kindsByInstant
        self.step = step
    }

    /// When they differ first; nil when they don't.
    public var firstDifference: Duration? {
        Set(expectedKinds.keys).union(actualKinds.keys).filter { expectedKinds[$0] != actualKinds[$0] }.min()
    }

    /// The drawing, with the mark under the first difference. Where nothing differs, it is the two lanes alone.
    public func lines(width: Int = 80) -> [String] {
        let lanes = [expected, actual]
        let drawing = LaneDrawing(lanes, options: .init(step: step, width: .max)).lines
        guard let time = firstDifference,
            let column = Ruler(for: lanes, step: step).columns.first(where: { $0.time == time })?.start
        else { return drawing }
        let start = "expected  ".count + column
        let mark = "\(place(of: time)): \(sentence(at: time))"
        let window = window(around: start, width: width, of: drawing)
        return window.lines + marked(mark, at: window.mark, width: width)
    }

    /// The drawing as one text.
    public func text(width: Int = 80) -> String { lines(width: width).joined(separator: "\n") }

    // MARK: What is said about the difference

    /// "step 2", or "at 125 ms".
    private func place(of time: Duration) -> String {
        switch unit {
        // An instant between two steps has no number.
        case .steps: step * Int(time / step) == time ? "step \(Int(time / step))" : "at \(time.inMilliseconds) ms"
        case .milliseconds: "at \(time.inMilliseconds) ms"
        }
    }

    private func sentence(at time: Duration) -> String {
        let wanted = expectedKinds[time] ?? []
        let got = actualKinds[time] ?? []
        if wanted.isEmpty { return "\(words(for: got)), nothing was expected" }
        if got.isEmpty { return "nothing happened, expected was that \(words(for: wanted))" }
        return "\(words(for: got)), expected was that \(words(for: wanted))"
    }

    private func words(for kinds: [TimedEvent.Kind]) -> String {
        kinds.map { kind in
            switch kind {
            case .next(let value): "\"\(value)\" arrived"
            case .failed(let failure): failure.isEmpty ? "it failed" : "it failed with \(failure)"
            case .completed: "it completed"
            case .subscribed: "somebody subscribed"
            case .disposed: "it was disposed of"
            }
        }.joined(separator: " and ")
    }

    // MARK: Fitting it into a window

    /// The part of the drawing that holds the mark, where all of it would be too wide.
    private func window(around start: Int, width: Int, of drawing: [String]) -> (lines: [String], mark: Int) {
        let name = "expected  ".count
        let longest = drawing.map { MarbleText.width(of: $0) }.max() ?? 0
        guard longest > width else { return (drawing, start) }
        let room = max(4, width - name - 2)
        let from = max(name, min(start - room / 2, longest - room))
        let lines = drawing.map { line in
            let cells = MarbleText.cells(of: line)
            let part = from < cells.count ? cells[from..<min(cells.count, from + room)].joined() : ""
            return cells.prefix(name).joined() + (from > name ? "…" : "") + part
                + (from + room < cells.count ? "…" : "")
        }
        return (lines, name + (start - from) + (from > name ? 1 : 0))
    }

    /// The caret with its sentence behind it, or below it where the line would be too long.
    private func marked(_ mark: String, at column: Int, width: Int) -> [String] {
        let caret = String(repeating: " ", count: column) + "^"
        if column + 2 + MarbleText.width(of: mark) <= width { return ["\(caret) \(mark)"] }
        return [caret] + LineBreaking.lines(of: mark, width: width)
    }
}

extension Duration {
    /// The time in whole milliseconds; parts of one are dropped.
    public var inMilliseconds: Int {
        Int(components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000)
    }
}
