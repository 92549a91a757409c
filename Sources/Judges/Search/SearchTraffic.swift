import Exercises
import Grading

/// The searches that were sent while the user typed, and those that should have been.
///
/// Every valid text is one search, sent when its key is pressed.
struct SearchTraffic: Judgment {
    let transcript: Transcript

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

    /// What is wrong with the searches; nil if each valid text was searched for once.
    var finding: Finding? {
        let all = sent.flatMap { $0 }
        if sent == wanted { return overtaken }
        if all.isEmpty, let finding = transcript.accessNeverRequested { return finding }
        if all.isEmpty, [.log, .status].contains(where: { isSignal(in: $0) }) {
            return finding(
                "No search was sent. You show a signal, not an answer: `flatMap` subscribes to it.", hint: 1)
        }
        if all.isEmpty {
            return finding(
                """
                No search was sent. Something must turn each text into a request and subscribe to it. \
                `flatMap` does both.
                """, hint: 1)
        }
        if let short = all.first(where: { $0.count <= 2 }) {
            return finding(
                "A search was sent for \"\(short)\", which is too short. Put the request after `filter`.", hint: 2)
        }
        if sent == wanted.map({ $0.flatMap { [$0, $0] } }) {
            return finding(
                """
                Each search was sent twice. Every subscription to a search sends its own request, \
                so subscribe to it once.
                """, hint: 2)
        }
        if all.sorted() == wanted.flatMap({ $0 }).sorted() {
            return finding(
                """
                The searches weren't sent when their keys were pressed: each waited for the previous answer. \
                `flatMap` starts each inner signal at once, and `.concat` queues them.
                """, hint: 2)
        }
        if Set(all).isSubset(of: Set(wanted.flatMap { $0 })), all.count < wanted.flatMap({ $0 }).count {
            if let missing = cause(of: all) { return finding(missing, hint: 2) }
            return finding(
                """
                Some texts weren't searched for: \(Self.count(of: all)) for \(wanted.flatMap { $0 }.count) valid texts.
                """,
                hint: 2)
        }
        return finding("Each valid text should be searched for once, when it is typed.", hint: 1)
    }

    /// "1 search", or "3 searches".
    static func count(of searches: [String]) -> String {
        "\(searches.count) search\(searches.count == 1 ? "" : "es")"
    }

    /// Whether a line shows a signal, where an answer belongs.
    private func isSignal(in lane: ObservationLane) -> Bool {
        transcript.values(in: lane).contains { $0.hasPrefix("Signal<") }
    }

    /// Why only some of the valid texts were searched for; nil if that isn't clear.
    private func cause(of sent: [String]) -> String? {
        let wanted = wanted.flatMap { $0 }
        if sent == wanted.filter({ $0.count > 3 }) {
            return """
                Only texts of four characters and more were searched for. \
                A valid text is longer than two, so three are enough.
                """
        }
        if sent == Array(wanted.prefix(1)) {
            return """
                After "\(sent[0])", nothing more was searched for. \
                Look for a stage that ends the texts, such as `take(first: 1)`.
                """
        }
        if sent == wanted.withoutRepetitions {
            let again = zip(wanted, wanted.dropFirst()).first { $0 == $1 }?.0 ?? ""
            return """
                "\(again)" was typed again, and not searched for again. \
                Nothing in the task asks for `distinct`: each valid text is a search.
                """
        }
        return nil
    }

    private var overtaken: Finding? {
        guard let called = transcript.values(in: .canceled).first else { return nil }
        return finding(
            """
            The search for "\(called)" was canceled before its answer came. \
            `flatMapLatest` does that, and chapter 11 needs it. Here every answer should be shown.
            """, hint: 2)
    }

    /// A finding that shows the expected and the actual searches.
    func finding(_ message: String, hint: Int) -> Finding {
        let expected = moments.indices.flatMap { index in
            wanted[index].map { Observation(at: transcript.times[index], lane: .request, event: .next($0)) }
        }
        return Finding(message, expected: expected, actual: transcript.observations(in: .request), hint: hint)
    }
}

/// The lines in a lane that show answers.
struct ShownAnswers {
    let transcript: Transcript
    /// The lane that shows them, `log` or `status`.
    let lane: ObservationLane

    /// The answered searches, in the order of the answers.
    var answers: [Observation] { transcript.observations(in: .answered) }

    /// What the lane shows.
    var shown: [Observation] { transcript.observations(in: lane) }

    /// Whether each answer is shown when it arrives, in order.
    var isComplete: Bool {
        shown.count == answers.count
            && zip(shown, answers).allSatisfy { shown, answer in
                shown.at == answer.at && Self.text(of: shown).contains(Self.text(of: answer))
                    && Self.text(of: shown).count <= Self.longest
            }
    }

    /// More characters than a summary has.
    private static let longest = 300

    /// The text of an observation.
    static func text(of observation: Observation) -> String {
        if case .next(let value) = observation.event { value } else { "" }
    }

    /// The finding if a place on the screen, such as "The log", doesn't show each answer once, when it arrives.
    func finding(in place: String) -> Finding? {
        if isComplete { return nil }
        if shown.count < answers.count {
            return finding("\(place) shows only \(shown.count) of \(answers.count) answers.", hint: 2)
        }
        if shown.count > answers.count {
            return finding("\(place) should show each answer once, when it arrives, and nothing else.", hint: 3)
        }
        if shown.contains(where: { Self.text(of: $0).count > Self.longest }) {
            return Finding("\(place) shows the whole JSON of an answer. Show `json.searchSummary`.", hint: 3)
        }
        if zip(shown, answers).allSatisfy({ $0.at == $1.at }) {
            return finding(
                "\(place) changes with each answer, but doesn't show it. Show `json.searchSummary`.", hint: 3)
        }
        return finding(
            """
            \(place) shows the answers later than they arrive. \
            `deliver(on:)` moves events to another thread at once, without waiting.
            """, hint: 2)
    }

    /// A finding that shows the answers and what the lane shows.
    func finding(_ message: String, hint: Int) -> Finding {
        let expected = answers.map { Observation(at: $0.at, lane: lane, event: $0.event) }
        let actual = shown.map { line in
            // A report shows only the name of the search.
            let name = answers.map(Self.text).filter { Self.text(of: line).contains($0) }.max { $0.count < $1.count }
            return Observation(at: line.at, lane: lane, event: name.map { .next($0) } ?? line.event)
        }
        return Finding(message, expected: expected, actual: actual, hint: hint)
    }
}
