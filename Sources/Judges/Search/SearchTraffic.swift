import Exercises
import Grading

/// What went to the service and came back while somebody typed, beside what should have.
///
/// Every valid text is one search, sent in the moment of its key.
struct SearchTraffic {
    let transcript: Transcript
    private let moments: [Transcript.Moment]

    init(of transcript: Transcript) {
        self.transcript = transcript
        moments = transcript.playedMoments
    }

    /// The searches that should be sent after each moment.
    var wanted: [[String]] {
        moments.indices.map { index in
            let isKey = moments[index].stimulus?.action.isKey == true
            let text = transcript.texts[index]
            return isKey && text.count > 2 ? [text] : []
        }
    }

    /// The searches that were sent after each moment.
    var sent: [[String]] { moments.map { $0.values(in: .request) } }

    /// What is wrong with the searches; nil when each valid text was one.
    var finding: Finding? {
        let all = sent.flatMap { $0 }
        if sent == wanted { return overtaken }
        if all.isEmpty {
            return finding(
                """
                No search was sent: nothing in the pipeline makes a request of a text and subscribes to it. `flatMap` does both.
                """, hint: 1)
        }
        if let short = all.first(where: { $0.count <= 2 }) {
            return finding(
                "A search was sent for \"\(short)\", which is too short: the request belongs behind `filter`.", hint: 2)
        }
        if sent == wanted.map({ $0.flatMap { [$0, $0] } }) {
            return finding(
                """
                Each search was sent twice: the request was subscribed to, or performed, twice, and every time is a request of its own.
                """, hint: 2)
        }
        if all.sorted() == wanted.flatMap({ $0 }).sorted() {
            return finding(
                """
                The searches did not go out with their keys: each waited until the one before was answered. `flatMap` starts each inner signal \
                at once; \
                `.concat` queues them.
                """, hint: 2)
        }
        if Set(all).isSubset(of: Set(wanted.flatMap { $0 })), all.count < wanted.flatMap({ $0 }).count {
            return finding(
                "Some texts got no search of their own: \(all.count) were sent for \(wanted.flatMap { $0 }.count) valid texts.",
                hint: 2)
        }
        return finding("Each valid text should be one search, sent when it is typed.", hint: 1)
    }

    private var overtaken: Finding? {
        guard let called = transcript.values(in: .canceled).first else { return nil }
        return finding(
            """
            The search for "\(called)" was called off before its answer came. That is what `flatMapLatest` does, and chapter 11 will want it; \
            here every \
            answer is to be seen.
            """, hint: 2)
    }

    /// A finding with the searches beside it.
    func finding(_ message: String, hint: Int) -> Finding {
        let expected = moments.indices.flatMap { index in
            wanted[index].map { Observation(at: transcript.times[index], lane: .request, event: .next($0)) }
        }
        return Finding(message, expected: expected, actual: transcript.observations(in: .request), hint: hint)
    }
}

/// What a lane shows of the answers, one line each.
struct ShownAnswers {
    let transcript: Transcript
    /// The lane that shows them, `log` or `status`.
    let lane: ObservationLane

    /// The answers as they came: each search that was answered, and when.
    var answers: [Observation] { transcript.observations(in: .answered) }

    /// What the lane shows.
    var shown: [Observation] { transcript.observations(in: lane) }

    /// Whether each answer is shown when it has come, in the order in which they came.
    var isComplete: Bool {
        shown.count == answers.count
            && zip(shown, answers).allSatisfy { shown, answer in
                shown.at == answer.at && Self.text(of: shown).contains(Self.text(of: answer))
            }
    }

    /// The text of an observation.
    static func text(of observation: Observation) -> String {
        if case .next(let value) = observation.event { value } else { "" }
    }

    /// A finding with the answers beside what was shown.
    func finding(_ message: String, hint: Int) -> Finding {
        let expected = answers.map { Observation(at: $0.at, lane: lane, event: $0.event) }
        let actual = shown.map { line in
            // The name of the search is enough to compare by.
            let name = answers.map(Self.text).filter { Self.text(of: line).contains($0) }.max { $0.count < $1.count }
            return Observation(at: line.at, lane: lane, event: name.map { .next($0) } ?? line.event)
        }
        return Finding(message, expected: expected, actual: actual, hint: hint)
    }
}
