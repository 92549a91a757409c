import Exercises
import Grading

extension ExerciseTask {
    /// Task 3 of chapter 00: what is read when.
    static let signInAtTheTap = ExerciseTask(
        number: 3,
        title: "at the tap, and not before",
        kind: .repair,
        goal: """
            Whatever somebody types, the service refuses it, even the right name and the right password. Find out what the service is asked, and \
            mend the pipeline, so that each tap asks about what stands in the fields at that moment, once.
            """,
        hints: [
            "When does `form.credentials` run, in this function? What stands in the fields then?",
            "What is to happen at the tap has to stand in a stage of the pipeline. `compactMap` makes a value of each tap, on the main actor.",
            """
            form.signInButton.tapSignal
                .compactMap { [weak form] in form?.credentials }
                .flatMap { credentials in signIn(with: credentials, at: service) }
            """,
        ],
        explanation: """
            Building a pipeline and running it are two different times. What stands outside the closures runs once, at the first; what stands inside, at \
            each event.
            """,
        scenarios: [
            Scenario("a wrong password, then the right one") { generator in
                var visit = SignInVisit(using: &generator)
                visit.typeName(using: &generator)
                visit.typePassword(visit.wrongPassword(using: &generator), using: &generator)
                visit.add(.tap, using: &generator)
                visit.waitForTheAnswer()
                visit.add(.signInKey(.clear, .password), using: &generator)
                visit.typePassword(using: &generator)
                visit.add(.tap, using: &generator)
                visit.waitForTheAnswer()
                return visit.stimuli
            } judge: { transcript in
                QuestionsAtTheTap(of: transcript).finding
            }
        ]
    )
}

/// Judges what the service was asked, and when.
private struct QuestionsAtTheTap {
    private let transcript: Transcript
    private let attempts: [SignInAttempt]
    private let asked: [Observation]

    init(of transcript: Transcript) {
        self.transcript = transcript
        attempts = transcript.signInWorld.map { SignInAttempt.attempts(in: transcript, of: $0) } ?? []
        asked = transcript.observations(in: .asked)
    }

    var finding: Finding? {
        let texts = asked.map(ShownAnswers.text)
        if asked.isEmpty {
            return finding(
                "The service was never asked: nothing subscribes to the sign-in that is made of a tap. `flatMap` does.",
                hint: 3)
        }
        if let early = asked.first(where: { asked in !attempts.contains { $0.tapped == asked.at } }) {
            return finding(
                """
                The service was asked about "\(ShownAnswers.text(of: early))" when nobody had tapped. `combineLatest` sends whenever *either* side does, and \
                a key in a field is not to ask: only the tap is.
                """, hint: 2)
        }
        if texts.contains("/") {
            return finding(
                """
                The service was asked about an empty name and an empty password: `form.credentials` ran when the pipeline was built, and what it \
                found then is asked at each tap.
                """, hint: 1)
        }
        if attempts.map(\.asked) == attempts.map({ [$0.credentials] }) { return errorFinding }
        if texts.contains(where: { $0.hasPrefix("/") || $0.hasSuffix("/") }) {
            return finding(
                "One of the two fields was read at the tap, and the other when the pipeline was built: it is empty in each question.",
                hint: 2)
        }
        if asked.count == 1 {
            return finding(
                "Only the first tap asked the service: the pipeline was over after it, or its answer was kept and sent again.",
                hint: 3)
        }
        if Set(texts).count == 1 {
            return finding("The second tap asked about what had stood in the fields at the first.", hint: 2)
        }
        return finding("Each tap should ask once, about what stands in the fields at that moment.", hint: 3)
    }

    private var errorFinding: Finding? {
        for attempt in attempts {
            guard let answered = attempt.answered else { continue }
            let expected = attempt.isRight ? "hidden" : "shown"
            if transcript.shown(in: .error, at: answered) != expected {
                return Finding(
                    "The service says \(attempt.isRight ? "yes" : "no"), and the error is not \(expected): the subscriber was right as it was.",
                    hint: 3)
            }
        }
        return nil
    }

    private func finding(_ message: String, hint: Int) -> Finding {
        let expected = attempts.map { Observation(at: $0.tapped, lane: .asked, event: .next($0.credentials)) }
        return Finding(message, expected: expected, actual: asked, hint: hint)
    }
}
