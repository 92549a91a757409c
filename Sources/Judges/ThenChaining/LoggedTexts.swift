import Exercises
import Grading

/// Judges a log of texts that begins when access is granted and ends with the pipeline.
struct LoggedTexts: Judgment {
    let transcript: Transcript

    /// The moment of the user's answer.
    private var answer: Int { transcript.answer }

    /// The moment of the disposal or the release.
    private var end: Int { transcript.firstMoment(.dispose, .release) }

    /// What is wrong after a grant; nil when nothing is.
    var finding: Finding? {
        if !logged(in: 0..<answer).isEmpty {
            return finding(
                """
                Texts were logged before the user answered. \
                Wait until access is granted, that is, until the request completes.
                """, hint: 1)
        }
        let seen = logged(in: answer..<end)
        let expected = Array(texts[answer..<end])
        if seen != expected {
            return Finding(
                explaining: seen, by: misconceptions(expected),
                otherwise: "The log should show the field's text when access is granted, then each new text.", hint: 3,
                expected: transcript.loggedTexts(during: answer..<end), actual: transcript.observations(in: .log))
        }
        if !logged(in: end..<moments.count).isEmpty {
            return finding(
                """
                The log keeps growing after `dispose()`. \
                The disposable that you return has to end every subscription. \
                `then` joins the two signals into one, with one disposable.
                """, hint: 1)
        }
        return nil
    }

    private func misconceptions(_ expected: [String]) -> [Misconception<[String]>] {
        let texts = texts
        return [
            Misconception(
                """
                Access was granted, but no text was logged. \
                The pipeline never went on to the texts: `then` does that when the first signal completes.
                """, hint: 2
            ) { $0.isEmpty },
            Misconception(
                """
                The log says that access was granted, but shows no text. \
                `then` waits for the completion, then goes on with the texts.
                """, hint: 2
            ) { $0.count == 1 && !texts.contains($0[0]) },
            Misconception(
                """
                The log has a line that isn't a text of the field. \
                `then` leaves out the request's own value, so log only what comes after it.
                """, hint: 2
            ) { !texts.contains($0[0]) },
            Misconception(
                "Only one text was logged, because you read it once. Follow the text signal instead.", hint: 2
            ) {
                $0.count == 1
            },
            Misconception(
                """
                The text that the field held when access was granted is missing from the log. \
                The text signal starts with it, so log it too.
                """, hint: 2, shows: Array(expected.dropFirst())),
            Misconception(
                """
                Texts from before the answer were kept and logged later. \
                When access is granted, only the newest text still counts.
                """, hint: 2, shows: Array(texts[1..<answer]) + texts[(answer + 1)..<end]),
            Misconception(
                "Each text was logged twice: two subscriptions follow the field. One is enough.",
                hint: 3, shows: expected.flatMap { [$0, $0] }),
        ]
    }

    /// What is wrong after a refusal.
    var refusal: Finding? {
        let all = logged(in: 0..<moments.count)
        if all.contains(where: texts.contains) {
            return Finding(
                """
                Access was denied, but texts were logged. \
                `then` doesn't go on after a failure: don't replace the failure with texts.
                """, hint: 1)
        }
        if all.isEmpty {
            return Finding(
                """
                Access was denied, but nothing was logged. `then` passes the failure on to your `failed`: \
                log it there.
                """,
                hint: 3)
        }
        if all.count > 1 {
            return Finding("Access was denied once, but \(all.count) lines were logged. Log the failure once.", hint: 3)
        }
        return transcript.failureWithoutItsWords(["denied", "code 0"], "Access was denied")
    }

    /// What is still alive after the form's release.
    var leak: Finding? {
        guard moments.last?.alive["form", default: 0] ?? 0 > 0 else { return nil }
        return Finding(
            """
            The form stays alive after its release: a closure of its own pipeline holds it. \
            Capture `form` weakly in every closure, including `failed`.
            """, hint: 3, captured: ["form"])
    }

    private func logged(in range: Range<Int>) -> [String] { transcript.values(in: .log, during: range) }

    private func finding(_ message: String, hint: Int) -> Finding {
        Finding(
            message, expected: transcript.loggedTexts(during: answer..<end),
            actual: transcript.observations(in: .log), hint: hint)
    }
}
