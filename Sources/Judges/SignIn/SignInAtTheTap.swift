import Exercises
import Grading

extension ExerciseTask {
    /// Task 3 of chapter 12: what a pipeline reads when it is built, and what it reads at each tap.
    static let signInAtTheTap = ExerciseTask(
        number: 3,
        title: "at the tap, and not before",
        kind: .repair,
        goal: """
            Whatever somebody types, the service refuses it, even the right name and the right password. \
            Find out what the service is asked, and mend the pipeline, \
            so that each tap asks about what stands in the fields at that moment, once.
            """,
        hints: [
            "When does `form.credentials` run, in this function? What stands in the fields then?",
            """
            What is to happen at the tap has to stand in a stage of the pipeline. \
            `compactMap` makes a value of each tap, on the main actor.
            """,
            """
            form.signInButton.tapSignal
                .compactMap { [weak form] in form?.credentials }
                .flatMap { credentials in signIn(with: credentials, at: service) }
            """,
        ],
        explanation: """
            Building a pipeline and running it are two different times. \
            What stands outside the closures runs once, at the first; what stands inside, at each event.
            """,
        scenarios: [
            Scenario(
                "a wrong password, then the right one", input: SignInInput.self, judge: \TapJudgment.finding
            ) { input in
                input.typeName()
                input.typePassword(input.wrongPassword())
                input.add(.tap)
                input.waitForTheAnswer()
                input.add(.signInKey(.clear, .password))
                input.typePassword()
                input.add(.tap)
                input.waitForTheAnswer()
            }
        ]
    )
}

/// Judges what the service was asked, and when.
private struct TapJudgment: Judgment {
    let transcript: Transcript

    private var attempts: [SignInAttempt] { SignInAttempt.attempts(in: transcript) }

    private var asked: [Observation] { transcript.observations(in: .asked) }

    var finding: Finding? {
        let texts = asked.map(\.text)
        if asked.isEmpty {
            return finding(
                "The service was never asked. Each tap makes a sign-in, but nothing subscribes to it. `flatMap` does.",
                hint: 3)
        }
        if let early = asked.first(where: { asked in !attempts.contains { $0.tapped == asked.at } }) {
            return finding(
                """
                The service was asked about "\(early.text)" without a tap. \
                `combineLatest` sends when *either* side does, so a key in a field asks too.
                """, hint: 2)
        }
        if texts.contains("/") {
            return finding(
                """
                The service was asked about an empty name and an empty password. \
                `form.credentials` ran when the pipeline was built, and each tap asks about what it found then.
                """, hint: 1)
        }
        if attempts.map(\.asked) == attempts.map({ [$0.credentials] }) { return errorFinding }
        if texts.contains(where: { $0.hasPrefix("/") || $0.hasSuffix("/") }) {
            return finding(
                """
                One field is read at the tap, but the other when the pipeline is built, so it's always empty. \
                Read both at the tap.
                """, hint: 2)
        }
        if asked.count == 1 {
            return finding(
                """
                Only the first tap asked the service. \
                Either the pipeline ended after it, or its answer was kept and sent again.
                """, hint: 3)
        }
        if Set(texts).count == 1 {
            return finding(
                "The second tap asked about the texts of the first one. Read the fields at each tap.", hint: 2)
        }
        return finding("Each tap should ask once, about what the fields contain at that moment.", hint: 3)
    }

    private var errorFinding: Finding? {
        for attempt in attempts {
            guard let answered = attempt.answered else { continue }
            let expected = attempt.isRight ? "hidden" : "shown"
            if transcript.shown(in: .error, at: answered) != expected {
                return Finding(
                    """
                    The service said \(attempt.isRight ? "yes" : "no"), but the error isn't \(expected). \
                    Leave the subscriber as it was in the starter.
                    """, hint: 3)
            }
        }
        return nil
    }

    private func finding(_ message: String, hint: Int) -> Finding {
        let expected = attempts.map { Observation(at: $0.tapped, lane: .asked, event: .next($0.credentials)) }
        return Finding(message, expected: expected, actual: asked, hint: hint)
    }
}
