import Marbles
import Playing
import Terminal

/// The expected and the actual events of one lane, as marbles on one ruler.
public struct LaneComparison: Sendable, Equatable {
    /// The time of one dash: about the time from one key to the next.
    private static let pace = Duration.milliseconds(100)

    let lane: ObservationLane
    private let name: String
    private let expected: [Observation]
    private let actual: [Observation]

    static func comparisons(of finding: Finding) -> [LaneComparison] {
        let all = (finding.expected + finding.actual).laneNames.map { name in
            let expected = finding.expected.filter { $0.laneName == name }
            let actual = finding.actual.filter { $0.laneName == name }
            return LaneComparison(lane: (expected + actual)[0].lane, name: name, expected: expected, actual: actual)
        }
        return all.filter { $0.isDifferent || $0.threadDifference != nil }
    }

    /// The lanes of two recordings whose events or times differ; if there are none, the lanes whose events come on
    /// different threads. Lanes that are sampled after each stimulus aren't compared.
    static func comparisons(of actual: Transcript, with expected: Transcript) -> [LaneComparison] {
        let all = comparisons(of: Finding("", expected: expected.comparable, actual: actual.comparable))
        return all.contains(where: \.isDifferent)
            ? all.filter(\.isDifferent) : all.filter { !$0.lane.traits.contains(.hasAnyThread) }
    }

    var expectsEvents: Bool { !expected.isEmpty }

    func lines(width: Int) -> [String] {
        let marbles = comparison.lines(width: width)
        return ["Lane \"\(name)\"\(legend):"] + marbles
            + (isDifferent ? [] : threadDifference.map { LineBreaking.lines(of: $0, width: width) } ?? [])
    }

    func pills(width: Int) -> [StyledText] {
        [StyledText("Lane \"\(name)\"\(legend):", style: .dim)] + comparison.pills(width: width)
            + (isDifferent ? [] : threadDifference.map { StyledText($0).wrapped(to: width) } ?? [])
    }

    var sentences: [String] {
        let thread = isDifferent ? nil : threadDifference.map { $0.replacing(" ms: ", with: " milliseconds: ") + "." }
        return ["Lane \(name)\(legend)."] + [thread].compactMap(\.self) + comparison.sentences
    }

    /// When the lanes first differ in an event, or else in a thread; nil if they don't.
    var firstDifference: Duration? {
        comparison.firstDifference ?? movedEvent?.actual.at
    }

    var sentence: String {
        let difference = isDifferent ? comparison.differenceInWords : threadDifferenceInWords
        return "In the lane \"\(name)\", \(difference ?? "")."
    }

    var lanes: [Lane] {
        [Lane("\(name), expected", expected.map(\.timedEvent)), Lane("\(name), actual", actual.map(\.timedEvent))]
    }

    private var legend: String { lane.legend.map { " (\($0))" } ?? "" }

    private var comparison: MarbleComparison {
        MarbleComparison(
            expected: expected.map(\.timedEvent), actual: actual.map(\.timedEvent), step: Self.pace, unit: .milliseconds
        )
    }

    private var isDifferent: Bool { comparison.firstDifference != nil }

    private var movedEvent: (expected: Observation, actual: Observation)? {
        zip(expected, actual).first { $0.thread != $1.thread }
    }

    private var threadDifferenceInWords: String? {
        movedEvent.map { "yours is on \($0.actual.thread), it should be on \($0.expected.thread)" }
    }

    private var threadDifference: String? {
        movedEvent.flatMap { moved in threadDifferenceInWords.map { "\(moved.actual.at.inMilliseconds) ms: \($0)" } }
    }
}

extension Observation {
    var timedEvent: TimedEvent { TimedEvent(at: at, lane.named(event), thread: thread) }
}

extension [Observation] {
    var laneNames: [String] {
        reduce(into: []) { names, observation in
            if !names.contains(observation.laneName) { names.append(observation.laneName) }
        }
    }
}
