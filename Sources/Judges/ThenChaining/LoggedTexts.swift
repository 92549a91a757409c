import Exercises
import Grading

/// Judges a log of texts that begins when access is granted and ends with the pipeline.
struct LoggedTexts {
    private let transcript: Transcript
    private let moments: [Transcript.Moment]
    /// The moment of the user's answer, and that of the disposal or of the end.
    private let answer: Int
    private let end: Int

    init(of transcript: Transcript) {
        self.transcript = transcript
        moments = transcript.playedMoments
        answer = moments.firstIndex { [.allow, .deny].contains($0.stimulus?.action) } ?? moments.count
        end = moments.firstIndex { [.dispose, .release].contains($0.stimulus?.action) } ?? moments.count
    }

    /// What is wrong after a grant; nil when nothing is.
    var finding: Finding? {
        let expected = Array(texts[answer..<end])
        let seen = logged(in: answer..<end)
        if !logged(in: 0..<answer).isEmpty {
            return finding(
                """
                Texts were logged before the user had answered. They have to wait until access is granted: until the request has completed.
                """, hint: 1)
        }
        if seen.isEmpty {
            return finding(
                "Access was granted, and no text was logged: what comes after the completion was never subscribed to.",
                hint: 2)
        }
        if seen.first.map({ !texts.contains($0) }) == true {
            return finding(
                seen.count == 1
                    ? "That access was granted is logged, and no text: `then` waits for the completion and goes on with the texts."
                    : "A line is logged that is no text. Only the texts of the field belong there: `then` leaves the request's own value out.",
                hint: 2)
        }
        if seen.count == 1 {
            return finding(
                """
                Only one text was logged: a text that was read once does not change any more. Go on with the text signal itself.
                """, hint: 2)
        }
        if seen == Array(expected.dropFirst()) {
            return finding(
                """
                The text that the field held when access was granted is missing. The text signal begins with it, and it belongs in the log: \
                somebody may have typed before answering.
                """, hint: 2)
        }
        if seen == Array(texts[1..<answer]) + texts[(answer + 1)..<end] {
            return finding(
                """
                The texts from before the answer were kept, and logged afterwards. When access is granted only the newest still counts.
                """, hint: 2)
        }
        if seen == expected.flatMap({ [$0, $0] }) {
            return finding("Each text was logged twice: two subscriptions follow the field.", hint: 3)
        }
        if seen != expected {
            return finding(
                "The log should hold the text of the moment in which access was granted, and then each new one.",
                hint: 3)
        }
        if !logged(in: end..<moments.count).isEmpty {
            return finding(
                """
                It was disposed of, and goes on logging. A subscription that is made inside another one's `next` belongs to nobody: the outer \
                disposable does not know of it. `then` makes one signal of the two, with one disposable.
                """, hint: 1)
        }
        return nil
    }

    /// What is wrong after a refusal.
    var refusal: Finding? {
        let all = logged(in: 0..<moments.count)
        if all.contains(where: texts.contains) {
            return Finding(
                """
                Access was denied, and texts were logged all the same. After a failure `then` does not go on; nothing should put texts in its place.
                """, hint: 1)
        }
        if all.isEmpty {
            return Finding(
                "Access was denied, and nobody was told. `then` passes the failure on, so it arrives in your `failed`: log it.",
                hint: 3)
        }
        if all.count > 1 {
            return Finding("Access was denied once, and \(all.count) lines were logged.", hint: 3)
        }
        return nil
    }

    /// What lives on when the form was let go.
    var leak: Finding? {
        guard moments.last?.alive["form", default: 0] ?? 0 > 0 else { return nil }
        return Finding(
            """
            The form was let go and still lives: a closure of the pipeline holds it, and it holds the pipeline, through its field. Chapter 02 has \
            the cure; look at every closure, `failed` included.
            """, hint: 3)
    }

    // MARK: What is compared

    private var texts: [String] { transcript.texts }

    private func logged(in range: Range<Int>) -> [String] {
        moments[range].flatMap { $0.values(in: .log) }
    }

    private func finding(_ message: String, hint: Int) -> Finding {
        let expected = zip(transcript.times, transcript.texts)
            .enumerated()
            .filter { (answer..<end).contains($0.offset) }
            .map { Observation(at: $0.element.0, lane: .log, event: .next($0.element.1)) }
        return Finding(message, expected: expected, actual: transcript.observations(in: .log), hint: hint)
    }
}
