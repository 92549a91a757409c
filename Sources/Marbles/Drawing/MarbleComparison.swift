import Terminal

/// An expected and an actual recording on one ruler, with a mark at their first difference.
///
///     expected  ----c---e-|
///     actual    --b-c---e-|
///                 ^ step 2: expected nothing, got "b"
public struct MarbleComparison: Sendable, Equatable {
    let expected: Lane
    let actual: Lane
    let expectedKinds: [Duration: [TimedEvent.Kind]]
    let actualKinds: [Duration: [TimedEvent.Kind]]
    let step: Duration
    let unit: Unit

    /// The unit of the difference's time.
    public enum Unit: Sendable {
        /// Steps, counted from 0.
        case steps
        /// Milliseconds.
        case milliseconds
        /// Letters, counted from 1. Each letter represents a part of the code.
        case letters
    }

    /// Compares two recordings, but not their threads.
    ///
    /// - Parameters:
    ///   - step: the virtual time of one dash.
    ///   - unit: the unit of the difference's time.
    public init(
        expected: [TimedEvent], actual: [TimedEvent], step: Duration = MarbleDiagram.defaultStep,
        unit: Unit = .steps
    ) {
        self.unit = unit
        self.expected = Lane("expected", expected)
        self.actual = Lane("actual", actual)
        expectedKinds = self.expected.kindsByInstant
        actualKinds = self.actual.kindsByInstant
        self.step = step
    }

    /// The instant of the first difference; nil if the recordings are equal.
    public var firstDifference: Duration? {
        Set(expectedKinds.keys).union(actualKinds.keys).filter { expectedKinds[$0] != actualKinds[$0] }.min()
    }

    /// The two lanes and, if they differ, a mark below them.
    public func lines(width: Int = 80) -> [String] {
        let lanes = drawnLanes
        let drawing = LaneDrawing(lanes, step: step, width: .max).lines
        guard let time = firstDifference,
            let column = Ruler(for: lanes, step: step).columns.first(where: { $0.time == time })?.start
        else { return drawing }
        let start = "expected  ".count + column
        let mark = "\(place(of: time)): \(sentence(at: time))"
        let window = window(around: start, width: width, of: drawing)
        return window.lines + marked(mark, at: window.mark, width: width)
    }

    /// The two lanes, a silent one as long as the other. Where long values first differ near their ends, which the
    /// drawing cuts, it leaves out the beginning that they share.
    var drawnLanes: [Lane] {
        let end = [expected, actual].compactMap { $0.lastInstant }.max() ?? .zero
        let lanes = [expected, actual].map { lane in
            lane.events.isEmpty ? Lane(lane.name, [], span: .zero...end) : lane
        }
        guard let time = firstDifference, let wanted = expectedKinds[time], let got = actualKinds[time],
            Lane.marble(for: wanted) == Lane.marble(for: got)
        else { return lanes }
        let length = Self.lengthOfBeginning(wanted, got)
        return lanes.map { lane in
            var lane = lane
            for index in lane.events.indices where lane.events[index].time == time {
                lane.events[index].kind = lane.events[index].kind.withoutBeginning(of: length)
            }
            return lane
        }
    }

    /// How many characters of the first texts can be left out, because both have them: at most up to the last word that
    /// differs, or up to a few characters before the difference.
    private static func lengthOfBeginning(_ wanted: [TimedEvent.Kind], _ got: [TimedEvent.Kind]) -> Int {
        guard let first = wanted.first?.text, let second = got.first?.text else { return 0 }
        let shared = zip(first, second).prefix { $0 == $1 }.map { $0.0 }
        let near = max(0, shared.count - 20)
        return shared[near...].lastIndex(of: " ").map { $0 + 1 } ?? max(0, shared.count - 8)
    }

    /// The actual lane in marble notation, with a mark below the first difference. If revealed, the expected lane comes
    /// first. A lane that fits can be typed as shown.
    ///
    ///     yours     --b-c---e-|
    ///                 ^ Your marbles first differ in step 2, counted from 0.
    public func lines(revealingExpected isRevealed: Bool, width: Int = 80) -> [String] {
        let right = isRevealed ? ["expected  " + notation(of: expected.events)] : []
        let name = "yours     "
        guard let time = firstDifference else { return right + [name + notation(of: actual.events)] }
        let before = notation(of: actual.events.filter { $0.time < time }, to: time)
        let window = window(
            around: name.count + DisplayWidth.columns(of: before), width: width,
            of: [name + notation(of: actual.events, to: time)])
        return right + window.lines + marked(sentenceOfPrediction(at: time), at: window.mark, width: width)
    }

    func sentenceOfPrediction(at time: Duration) -> String {
        let number = Int(time / step)
        return unit == .letters
            ? "Your letters first differ in number \(number + 1)."
            : "Your marbles first differ in step \(number), counted from 0."
    }

    /// The events in marble notation, with the pause after the last event up to `end`.
    private func notation(of events: [TimedEvent], to end: Duration? = nil) -> String {
        MarbleDiagram(events, step: step, end: end).marbles
    }

    // MARK: The difference in words

    /// The place of the first difference and both sides in words; nil if the recordings are equal.
    ///
    ///     // ("step 2", "nothing", "\"b\"")
    public var difference: (place: String, expected: String, actual: String)? {
        firstDifference.map { time in
            (
                place(of: time), words(for: expectedKinds[time] ?? [], quoted),
                words(for: actualKinds[time] ?? [], quoted)
            )
        }
    }

    /// The first difference: `yours is "b", it should be "c"`. Nil if the recordings are equal.
    public var differenceInWords: String? { firstDifference.map(sentence(at:)) }

    /// "step 2", "letter 3", or "125 ms".
    func place(of time: Duration) -> String {
        switch unit {
        // An instant between two steps has no step number.
        case .steps where step * Int(time / step) == time: "step \(Int(time / step))"
        case .letters: "letter \(Int(time / step) + 1)"
        case .steps, .milliseconds: "\(time.inMilliseconds) ms"
        }
    }

    private func sentence(at time: Duration) -> String {
        let (wanted, got) = (expectedKinds[time] ?? [], actualKinds[time] ?? [])
        let short = { quoted(DisplayWidth.shortened($0, columns: Self.longestQuote)) }
        func sentence(_ length: Int, most: Int, _ say: (String) -> String) -> String? {
            let sides = [got, wanted].map { words(for: $0.map { $0.withoutBeginning(of: length) }, most: most, say) }
            return sides[0] == sides[1] ? nil : "yours is \(sides[0]), it should be \(sides[1])"
        }
        return sentence(0, most: Self.mostEvents, short)
            ?? sentence(Self.lengthOfBeginning(wanted, got), most: Self.mostEvents, short)
            // The difference may be among many events, so don't shorten anything.
            ?? sentence(0, most: .max, quoted) ?? ""
    }

    /// The maximum number of events named per instant, because a program can send thousands at once.
    static let mostEvents = 6

    /// The maximum width of a shortened value, in columns.
    private static let longestQuote = 40

    private func quoted(_ value: String) -> String { "\"\(value)\"" }

    func words(
        for kinds: [TimedEvent.Kind], most: Int = mostEvents, _ say: (String) -> String
    ) -> String {
        if kinds.isEmpty { return "nothing" }
        return kinds.joinedInWords(most: most) { kind in
            switch kind {
            case .next(let value): say(value)
            case .failed(""): "a failure"
            case .failed(let failure): "the failure \(failure)"
            case .completed: "the completion"
            case .subscribed: "a subscription"
            case .disposed: "a disposal"
            }
        }
    }

    // MARK: Fitting it into a window

    /// The part of the drawing around the mark, or the whole drawing if it fits.
    private func window(around start: Int, width: Int, of drawing: [String]) -> (lines: [String], mark: Int) {
        let name = "expected  ".count
        let longest = drawing.map { DisplayWidth.columns(of: $0) }.max() ?? 0
        guard longest > width else { return (drawing, start) }
        let room = max(4, width - name - 2)
        let from = max(name, min(start - room / 2, longest - room))
        let lines = drawing.map { line in
            let cells = MarbleComparison.cells(of: line)
            let part = MarbleComparison.part(of: cells, from: from, to: from + room)
            return cells.prefix(name).joined() + (from > name ? "…" : "") + part
                + (from + room < cells.count ? "…" : "")
        }
        return (lines, name + (start - from) + (from > name ? 1 : 0))
    }

    /// The columns `start ..< end` of a line. Spaces replace a wide character that is cut.
    private static func part(of cells: [String], from start: Int, to end: Int) -> String {
        guard start < cells.count else { return "" }
        var part = Array(cells[start..<min(cells.count, end)])
        for index in part.prefix(while: { $0.isEmpty }).indices { part[index] = " " }
        if end < cells.count, cells[end].isEmpty {
            for index in (part.lastIndex { !$0.isEmpty } ?? 0)..<part.count { part[index] = " " }
        }
        return part.joined()
    }

    /// The text as a terminal stores it, one element per column. The right half of a wide character is an empty string.
    private static func cells(of text: String) -> [String] {
        text.flatMap { character in
            let cell = String(character)
            return [cell] + Array(repeating: "", count: max(0, DisplayWidth.columns(of: cell) - 1))
        }
    }

    private func marked(_ mark: String, at column: Int, width: Int) -> [String] {
        let caret = String(repeating: " ", count: column) + "^"
        if column + 2 + DisplayWidth.columns(of: mark) <= width { return ["\(caret) \(mark)"] }
        return [caret] + LineBreaking.lines(of: mark, width: width)
    }
}

extension Duration {
    /// The time in milliseconds, rounded toward zero.
    public var inMilliseconds: Int { Int(components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000) }
}

extension TimedEvent.Kind {
    /// The text of a value or a failure; nil for other events.
    fileprivate var text: String? {
        switch self {
        case .next(let text), .failed(let text): text
        case .completed, .subscribed, .disposed: nil
        }
    }

    /// The event with an ellipsis in place of the first characters of its text.
    fileprivate func withoutBeginning(of length: Int) -> TimedEvent.Kind {
        guard length > 0, let text else { return self }
        let rest = "…" + text.dropFirst(length)
        return if case .next = self { .next(rest) } else { .failed(rest) }
    }
}

extension [TimedEvent.Kind] {
    /// The first elements in words, and the number of the rest: "a and b (2 times) and 1879 more".
    func joinedInWords(most: Int, _ words: (Element) -> String) -> String {
        var runs: [(element: Element, count: Int)] = []
        for element in self {
            if runs.last?.element == element { runs[runs.count - 1].count += 1 } else { runs.append((element, 1)) }
        }
        let named = runs.prefix(most).map { run in
            run.count == 1 ? words(run.element) : "\(words(run.element)) (\(run.count) times)"
        }
        let rest = runs.dropFirst(most).reduce(0) { $0 + $1.count }
        return (rest > 0 ? named + ["\(rest) more"] : named).joined(separator: " and ")
    }
}
