import Terminal

/// Lanes for a screen reader, one sentence each.
///
///     SpokenLanes([Lane("source", try MarbleDiagram(parsing: "--a--b|").events)]).sentences
///     // Lane source: at step 2 a, at 5 b, at 6 completed.
public struct SpokenLanes: Sendable {
    /// The unit of times.
    public enum Time: Sendable, Equatable {
        /// Steps, counted from 0.
        case steps(of: Duration)
        case milliseconds
    }

    private let lanes: [Lane]
    private let time: Time

    /// Takes lanes in the order of their sentences. Times are in milliseconds if an event is between two steps.
    public init(_ lanes: [Lane], time: Time = .steps(of: MarbleDiagram.defaultStep)) {
        self.lanes = lanes
        self.time = time.saying(lanes.flatMap { $0.events })
    }

    /// A sentence for each lane.
    public var sentences: [String] {
        lanes.map { lane in
            let name = String(lane.name.drop { $0 == " " })
            if lane.events.isEmpty, let note = lane.note { return "Lane \(name): \(note)." }
            let isOpen = !lane.events.contains { $0.kind.isEnding }
            let events = lane.events.isEmpty ? "nothing" : lane.events.spoken(time)
            return "Lane \(name): \(events)\(isOpen ? ", no end" : "")."
        }
    }
}

extension SpokenLanes.Time {
    /// This unit, or milliseconds if an event is between two steps.
    func saying(_ events: [TimedEvent]) -> Self {
        guard case .steps(let step) = self else { return self }
        return step > .zero && events.allSatisfy { step * Int($0.time / step) == $0.time } ? self : .milliseconds
    }

    /// An instant in words: "step 2" or "120 milliseconds" if it's the first in a sentence, otherwise "2" or "120".
    func words(for time: Duration, isFirst: Bool = true) -> String {
        switch self {
        case .steps(let step): (isFirst ? "step " : "") + "\(Int(time / step))"
        case .milliseconds: "\(time.inMilliseconds)" + (isFirst ? " milliseconds" : "")
        }
    }
}

extension [TimedEvent] {
    /// The events in words: "at step 2 a, at 5 b and c, at 6 completed". A thread is named only where it changes.
    func spoken(_ time: SpokenLanes.Time) -> String {
        var words = ""
        var before: TimedEvent?
        for event in self {
            if let before {
                words += before.time == event.time ? " and " : ", at \(time.words(for: event.time, isFirst: false)) "
            } else {
                words += "at \(time.words(for: event.time)) "
            }
            words += event.kind.spoken
            if let thread = event.thread, thread != before?.thread { words += " on \(thread)" }
            before = event
        }
        return words
    }
}

extension TimedEvent.Kind {
    fileprivate var spoken: String {
        switch self {
        case .next(let value): SpokenText.value(value)
        case .failed(""): "failed"
        case .failed(let failure): "failed with \(SpokenText.value(failure))"
        case .completed: "completed"
        case .subscribed: "subscribed"
        case .disposed: "disposed of"
        }
    }
}

extension MarbleDiagram {
    /// A line of marbles in words, as in a sentence: "at step 2 a, at 5 b, at 6 completed".
    ///
    /// - Returns: nil for a text that isn't meant as marbles, even if it can be parsed, such as `--type`.
    public static func spoken(_ marbles: String) -> String? {
        guard marbles.contains("-"), let diagram = try? MarbleDiagram(parsing: marbles) else { return nil }
        let runs = marbles.split { !$0.isLetter }.map { (run: Substring) in run.count }
        guard let last = marbles.last, "-|#!]'".contains(last) || last.isLetter && runs.allSatisfy({ $0 == 1 }),
            marbles.count > 2
        else { return nil }
        guard !diagram.events.isEmpty else { return "nothing for \(Int(diagram.end / diagram.step)) steps" }
        let time = SpokenLanes.Time.steps(of: diagram.step).saying(diagram.events)
        let isOpen = !diagram.events.contains { $0.kind.isEnding }
        return diagram.events.spoken(time) + (isOpen ? ", no end" : "")
    }

    /// Code within a sentence, in words: marbles as events, and anything else as ``SpokenText/code(_:)`` reads it.
    public static func spokenCode(_ code: String) -> String { spoken(code) ?? SpokenText.code(code) }
}

extension PipelinePicture {
    /// The stages in words, from top to bottom, for a screen reader.
    public var sentences: [String] {
        rows.map { row in row.map { "\($0.name): \($0.summary)" }.joined(separator: "; ") + "." }
    }
}
