import Playing

/// A common mistake: its name, and how to recognize it in a run. Its message and its hint are in the chapter's
/// Answers.md, or in Mistakes.md if many tasks share the mistake.
///
///     Mistake("off by one") { run in run.missing(in: .log).allSatisfy { $0.text.count == 3 } }
///     Mistake(filling: "two are enough") { run in
///         run.extra(in: .request).first.map { ["short": $0.text] }
///     }
///
/// Most mistakes count only in a run that differs from the solution's, and are supposed until a known program confirms
/// them (``KnownViews``). One that is ``observed(_:filling:)`` says only what the run shows, so it needs no program. A
/// ``property(_:capturing:filling:)`` is wrong by itself, so it counts in any run. A piece of
/// ``advice(_:filling:)`` never refuses a program: its message can be shown with the pass.
public struct Mistake: Sendable {
    /// Returns the values of the message's placeholders; nil if the run doesn't show the mistake.
    public typealias Evidence = @Sendable (PlayedRun) -> [String: String]?

    /// The name as part of an ID: "off-by-one".
    public let name: String

    enum Kind: Sendable { case difference, observed, property, ownClock, advice }

    let kind: Kind
    private let evidence: Evidence
    /// The names whose strong capture is the mistake, so that a report can name the lines; usually empty.
    let captured: Set<String>

    /// A mistake whose message has no placeholders.
    /// - Parameter name: its heading in Answers.md or Mistakes.md.
    public init(_ name: String, shows: @escaping @Sendable (PlayedRun) -> Bool) {
        self.init(filling: name) { shows($0) ? [:] : nil }
    }

    /// A mistake whose message has placeholders.
    public init(filling name: String, with evidence: @escaping Evidence) {
        self.init(name, .difference, capturing: [], evidence)
    }

    /// A mistake whose message says nothing but what was observed in a run that differs from the solution's.
    public static func observed(_ name: String, filling evidence: @escaping Evidence) -> Mistake {
        Mistake(name, .observed, capturing: [], evidence)
    }

    /// A mistake that a run shows by itself, regardless of the solution's run.
    /// - Parameter captured: the names whose strong capture is the mistake; empty for any other mistake.
    public static func property(
        _ name: String, capturing captured: Set<String> = [],
        filling evidence: @escaping Evidence
    ) -> Mistake {
        Mistake(name, .property, capturing: captured, evidence)
    }

    /// The use of a real clock: a property that is also reported as the cause if work runs outside the schedulers.
    public static func ownClock(_ name: String, filling evidence: @escaping Evidence) -> Mistake {
        Mistake(name, .ownClock, capturing: [], evidence)
    }

    /// Advice for a program that passes.
    public static func advice(_ name: String, filling evidence: @escaping Evidence) -> Mistake {
        Mistake(name, .advice, capturing: [], evidence)
    }

    private init(_ name: String, _ kind: Kind, capturing captured: Set<String>, _ evidence: @escaping Evidence) {
        (self.name, self.kind, self.captured, self.evidence) = (name.slug, kind, captured, evidence)
    }

    /// A mistake that other code finds, because no recording shows it. It's declared so that the proof knows its name.
    public static func named(_ name: String) -> Mistake {
        Mistake(name) { _ in false }
    }

    /// The finding; nil if the run doesn't show the mistake.
    public func finding(in run: PlayedRun) -> Finding? {
        evidence(run).map { places in
            copy(of: Finding(named: name, places: places, captured: captured)) { $0.isSupposed = kind == .difference }
        }
    }
}

/// The learner's recording of one run, next to the solution's recording of the same run.
public struct PlayedRun: Sendable {
    /// The learner's recording, with the learner's code.
    public let actual: Transcript
    /// The solution's recording; the learner's own if there's nothing to compare with.
    public let expected: Transcript
    let differences: [LaneDifference]

    init(_ actual: Transcript, beside expected: Transcript?, in view: TaskView) {
        self.actual = actual
        self.expected = expected ?? actual
        differences = expected.map { view.differences(between: $0, and: actual) } ?? []
    }

    /// When the learner's recording first differs from the solution's; nil if it doesn't.
    public var firstDifference: Duration? { differences.first?.at }

    /// The learner's code.
    public var code: TaskCode { actual.code }

    /// The lane's events that the solution's recording has, and the learner's doesn't have at the same time.
    public func missing(in lane: ObservationLane, of number: Int? = nil) -> [Observation] {
        expected.observations(in: lane, of: number).removing(actual.observations(in: lane, of: number))
    }

    /// The lane's events that the learner's recording has, and the solution's doesn't have at the same time.
    public func extra(in lane: ObservationLane, of number: Int? = nil) -> [Observation] {
        actual.observations(in: lane, of: number).removing(expected.observations(in: lane, of: number))
    }
}

extension [Observation] {
    fileprivate func removing(_ others: [Observation]) -> [Observation] {
        var left = others
        return filter { observation in
            guard let place = left.firstIndex(where: { $0.at == observation.at && $0.event == observation.event })
            else { return true }
            left.remove(at: place)
            return false
        }
    }
}
