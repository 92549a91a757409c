import Exercises
import Grading

extension ExerciseTask {
    /// Task 4 of chapter 12: a signal around the service, and one for each tap.
    static let signInAtTheTap = ExerciseTask(
        number: 4,
        freeLanes: [.error],
        scenarios: [
            Scenario(
                "a wrong password, then the right one", input: SignInInput.self, judge: \TapJudgment.finding
            ) { input in
                input.typeName()
                input.typePassword(input.wrongPassword())
                input.add(.tap)
                input.waitForTheAnswer()
                input.add(.tap)
                input.waitForTheAnswer()
                input.add(.signInKey(.clear, .password))
                input.typePassword()
                input.add(.tap)
                input.waitForTheAnswer()
                input.add(.signInKey(.delete, .name))
                input.add(.tap)
                input.waitForTheAnswer()
            },
            Scenario("the fields are empty, then filled", input: SignInInput.self, judge: \TapJudgment.finding) {
                input in
                input.add(.tap)
                input.waitForTheAnswer()
                input.typeName()
                input.add(.tap)
                input.waitForTheAnswer()
                input.typePassword()
                input.add(.tap)
                input.waitForTheAnswer()
            },
            Scenario(
                "a tap and a key while an answer is on its way", input: SignInInput.self, judge: \TapJudgment.finding
            ) { input in
                input.slowDown()
                input.typeName()
                input.typePassword()
                input.type("x", into: .password)
                input.add(.tap)
                input.add(.signInKey(.delete, .password))
                input.add(.tap)
                input.waitForTheAnswer()
                input.add(.tap)
                input.type("x", into: .name)
                input.add(.tap)
                input.waitForTheAnswer()
            },
            Scenario(
                "the signal of a sign-in is subscribed to twice", input: SignInInput.self,
                judge: \SubscribersJudgment.finding
            ) { input in
                input.typeName()
                input.typePassword()
                input.add(.subscribe)
                input.waitForTheAnswer()
                input.add(.subscribe)
                input.waitForTheAnswer()
            }.cutting(.end),
        ]
    )
}

/// Judges what the service was asked, and when, and what the answers do.
private struct TapJudgment: Judgment {
    let transcript: Transcript

    private var attempts: [SignInAttempt] { SignInAttempt.attempts(in: transcript) }

    private var asked: [Observation] { transcript.observations(in: .asked) }

    var finding: Finding? {
        let attempts = attempts
        let texts = asked.map(\.text)
        if asked.isEmpty, transcript.stimuli.contains(where: { $0.action == .tap }) {
            return finding(
                "The service was never asked. A sign-in is asked for when something subscribes to it: `flatMap` does.",
                hint: 2)
        }
        if let early = asked.first(where: { asked in !attempts.contains { $0.tapped == asked.at } }) {
            return finding(reason(for: early), hint: 2)
        }
        if attempts.map(\.asked) == attempts.map({ [$0.credentials] }) { return errorFinding }
        if attempts.contains(where: { $0.asked.count > 1 }) {
            return finding(
                "A tap asked the service more than once. Every subscription to a sign-in is another call.", hint: 2)
        }
        if let attempt = attempts.first(where: { $0.asked.isEmpty }) { return unasked(attempt) }
        if Set(texts) == ["/"] {
            return finding(
                """
                Each tap asked about an empty name and an empty password. \
                `form.credentials` ran when the pipeline was built. Read it at each tap, in a stage.
                """, hint: 2)
        }
        if texts.allSatisfy({ $0.hasPrefix("/") || $0.hasSuffix("/") }) {
            return finding(
                """
                One field is read at the tap, but the other when the pipeline is built, so it's always empty. \
                Read both at the tap.
                """, hint: 2)
        }
        if Set(texts).count == 1 {
            return finding(
                "The later taps asked about the texts of the first one. Read the fields at each tap.", hint: 2)
        }
        return finding("Each tap should ask once, about what the fields contain at that moment.", hint: 3)
    }

    private func reason(for early: Observation) -> String {
        if early.at == .zero { return "The service was asked when the form opened, before any tap. Ask at each tap." }
        if transcript.observations(in: .answered).contains(where: { $0.at == early.at }) {
            return "A tap asked only when the answer to the tap before it came. Each tap asks at once."
        }
        return """
            The service was asked about "\(early.text)" without a tap. \
            `combineLatest` sends when *either* side does, so a key in a field asks, too.
            """
    }

    private func unasked(_ attempt: SignInAttempt) -> Finding {
        if asked.count == 1, attempts[0].asked.count == 1 {
            return finding(
                """
                Only the first tap asked the service. \
                Either the pipeline ended after it, or its answer was kept and sent again.
                """, hint: 3)
        }
        let fields = SignInFields(attempt.credentials)
        if fields.name.isEmpty || fields.password.isEmpty {
            return finding("A tap with an empty field asked nothing. Leave that decision to the service.", hint: 3)
        }
        return finding(
            """
            A tap asked nothing, because an earlier one had no answer yet, or the texts were the same. \
            Here, each tap asks.
            """, hint: 3)
    }

    /// What is wrong with the error. While a later answer is on its way, an older one may be shown or not.
    private var errorFinding: Finding? {
        let answers = transcript.observations(in: .answered)
        if let early = transcript.observations(in: .error).first(where: { shown in
            shown.text == "shown" && !answers.contains { $0.at == shown.at && $0.text == "no" }
        }) {
            return Finding(
                answers.contains { $0.at == early.at }
                    ? "The service said yes, but your code shows the error. It has the answers the wrong way around."
                    : "The error was shown without an answer. Show it when the service says no.",
                expected: expectedErrors, actual: transcript.observations(in: .error), hint: 3)
        }
        for (attempt, next) in zip(attempts, attempts.dropFirst().map(\.tapped) + [.seconds(3_600)]) {
            guard let answered = attempt.answered, next > answered else { continue }
            let expected = attempt.isRight ? "hidden" : "shown"
            guard transcript.shown(in: .error, at: answered) != expected else { continue }
            return Finding(
                """
                The service said \(attempt.isRight ? "yes" : "no"), but the error isn't \(expected). \
                Set `form.errorLabel.isHidden` to each answer, when it comes.
                """, expected: expectedErrors, actual: transcript.observations(in: .error), hint: 3)
        }
        return nil
    }

    /// The error as the answers change it.
    private var expectedErrors: [Observation] {
        let values = transcript.observations(in: .answered).map { ($0.at, $0.text == "yes" ? "hidden" : "shown") }
        return ([(.zero, "hidden")] + values).reduce(into: []) { shown, value in
            if shown.last?.text != value.1 {
                shown.append(Observation(at: value.0, lane: .error, event: .next(value.1)))
            }
        }
    }

    private func finding(_ message: String, hint: Int) -> Finding {
        let expected = attempts.map { Observation(at: $0.tapped, lane: .asked, event: .next($0.credentials)) }
        return Finding(message, expected: expected, actual: asked, hint: hint)
    }
}

/// Judges the signal of a sign-in by itself.
private struct SubscribersJudgment: Judgment {
    let transcript: Transcript

    var finding: Finding? {
        let subscriptions = transcript.stimuli.count { $0.action == .subscribe }
        let events = (0..<subscriptions).map { transcript.observations(in: .answer, of: $0 + 1).map(\.event) }
        let asked = transcript.values(in: .asked).count
        guard let first = events.first, let last = events.last else { return nil }
        if asked == 0 {
            return Finding("Something subscribed to the signal of a sign-in, and the service wasn't asked.", hint: 1)
        }
        if subscriptions > 1, asked == 1 || last.isEmpty, first.first == .next("yes") {
            return Finding(
                """
                Two subscriptions to the same sign-in asked the service \(asked == 1 ? "once" : "\(asked) times"). \
                Call the service inside `Signal { subscriber in … }`, so that each subscription asks.
                """, hint: 1)
        }
        if asked > subscriptions {
            let count = subscriptions == 1 ? "One subscription" : "Two subscriptions"
            return Finding("\(count) asked the service \(asked) times. Each one asks once.", hint: 1)
        }
        guard let wrong = events.firstIndex(where: { $0 != [.next("yes"), .completed] }) else { return nil }
        let actual = transcript.observations(in: .answer, of: wrong + 1)
        switch events[wrong] {
        case []: return Finding("The service answered, but the subscriber got nothing: send it the answer.", hint: 1)
        case [.next("yes")]:
            return Finding(
                """
                The signal of a sign-in sends the answer, but never completes. \
                After the answer, call `subscriber.complete()`.
                """, actual: actual, hint: 1)
        case [.completed]:
            return Finding(
                """
                The signal of a sign-in completes without the answer. Send the answer first: \
                nothing follows a completion.
                """, actual: actual, hint: 1)
        case [.next("no"), .completed]:
            return Finding("The service said yes, but the signal sent no. Send the answer as it is.", hint: 1)
        default:
            return Finding(
                "The signal of a sign-in should send the answer, once, and complete.", actual: actual, hint: 1)
        }
    }
}
