import Exercises
import Grading

extension ExerciseTask {
    /// Task 5 of chapter 00: one writer for one state.
    static let signInUndisturbed = ExerciseTask(
        number: 5,
        title: "one writer",
        kind: .stretch,
        goal: """
            This is the original's form: the button's state has two writers, the fields and the taps. Type while an answer is awaited, and the button is \
            enabled too early; empty a field meanwhile, and the answer enables it all the same. Mend it: the button is enabled exactly while both fields are \
            valid and no answer is awaited.
            """,
        hints: [
            "The button's state depends on three things. Which of the two pipelines knows all three?",
            "Let the taps only say that signing in has begun and ended: `form.isSigningIn`. Its signal is `form.isSigningInSignal`.",
            """
            .map { name, password in name && password }
            .combineLatest(with: form.isSigningInSignal)
            .map { areValid, isSigningIn in areValid && !isSigningIn }
            .bind(to: form.signInButton, \\.isEnabled)
            """,
        ],
        explanation: """
            With one writer there is no order of events to think about: the state is a function of what it depends on. Two writers are right only in the \
            orders that their author had in mind.
            """,
        scenarios: [
            Scenario("somebody types while an answer is awaited") { generator in
                var visit = SignInVisit(using: &generator)
                visit.slowDown(using: &generator)
                visit.typeName(using: &generator)
                visit.typePassword(visit.wrongPassword(using: &generator), using: &generator)
                visit.add(.tap, using: &generator)
                visit.add(.signInKey(.type("x"), .password), using: &generator)
                visit.add(.tap, using: &generator)
                visit.waitForTheAnswer()
                visit.add(.tap, using: &generator)
                visit.add(.signInKey(.clear, .password), using: &generator)
                visit.waitForTheAnswer()
                visit.add(.signInKey(.clear, .password), using: &generator)
                visit.typePassword(using: &generator)
                visit.add(.tap, using: &generator)
                visit.add(.signInKey(.type("x"), .name), using: &generator)
                visit.waitForTheAnswer()
                return visit.stimuli
            } judge: { transcript in
                ButtonWhileSigningIn(of: transcript).finding
            }
        ]
    )
}

/// Judges the button at each instant at which something happens: enabled while both fields are valid and no answer is awaited.
private struct ButtonWhileSigningIn {
    private let transcript: Transcript
    private let asked: [Observation]
    private let answered: [Observation]

    init(of transcript: Transcript) {
        self.transcript = transcript
        asked = transcript.observations(in: .asked)
        answered = transcript.observations(in: .answered)
    }

    var finding: Finding? {
        if let instant = instants.first(where: { isEnabled(at: $0) != shouldBeEnabled(at: $0) }) {
            let (message, hint) = mistake(at: instant)
            return Finding(message, expected: marbles(shouldBeEnabled), actual: marbles(isEnabled), hint: hint)
        }
        if asked.isEmpty {
            return Finding(
                "The service was never asked: leave the second pipeline as it is, but for the button's state.", hint: 2)
        }
        return answered.lazy.compactMap(findingAboutTheAnswer).first
    }

    // MARK: What is compared

    private var instants: [Duration] {
        (transcript.stimuli.map(\.at) + answered.map(\.at)).sorted()
    }

    private func isEnabled(at instant: Duration) -> Bool {
        transcript.shown(in: .button, at: instant) == "enabled"
    }

    private func shouldBeEnabled(at instant: Duration) -> Bool {
        areValid(at: instant) && !isAwaited(at: instant)
    }

    private func areValid(at instant: Duration) -> Bool {
        let fields = transcript.shown(in: .fields, at: instant) ?? "/"
        return fields.prefix { $0 != "/" }.count >= 3 && fields.drop { $0 != "/" }.dropFirst().count >= 6
    }

    private func isAwaited(at instant: Duration) -> Bool {
        asked.count { $0.at <= instant } > answered.count { $0.at <= instant }
    }

    // MARK: Mistakes, by what they show

    private func mistake(at instant: Duration) -> (message: String, hint: Int) {
        if isAwaited(at: instant) {
            if asked.contains(where: { $0.at == instant }) {
                return ("The button stays enabled when it is tapped: nothing tells it that signing in has begun.", 2)
            }
            let isAskedAgain = asked.contains { $0.at > instant && isAwaited(at: $0.at - .milliseconds(1)) }
            return isAskedAgain
                ? (
                    "A key in a field enabled the button while an answer was awaited, and the next tap asked a second time: two pipelines set `isEnabled`, and the last wins.",
                    1
                )
                : (
                    """
                    A key in a field enabled the button while an answer was awaited. The second tap asks nothing, but the button shows that it could: \
                    its state still has two writers.
                    """, 1
                )
        }
        let isAnswer = answered.contains { $0.at == instant }
        if isEnabled(at: instant) {
            return isAnswer
                ? (
                    "The answer enabled the button, and a field had been emptied meanwhile: whoever has the answer does not know the fields.",
                    1
                )
                : ("The button is enabled while a field is not valid: it no longer follows the fields.", 3)
        }
        return isAnswer
            ? (
                "The answer has come, the fields are valid, and the button stays disabled: `isSigningIn` is over with the answer.",
                2
            )
            : ("Both fields are valid, no answer is awaited, and the button is disabled.", 3)
    }

    private func findingAboutTheAnswer(_ answer: Observation) -> Finding? {
        let isYes = ShownAnswers.text(of: answer) == "yes"
        if transcript.shown(in: .error, at: answer.at) != (isYes ? "hidden" : "shown") {
            return Finding(
                "The service says \(isYes ? "yes" : "no"), and the error is not \(isYes ? "hidden" : "shown"): that part was right as it was.",
                hint: 2)
        }
        if isYes, transcript.shown(in: .screen, at: answer.at) != "welcome" {
            return Finding(
                "The service says yes, and the next screen does not come: that part was right as it was.", hint: 2)
        }
        return nil
    }

    /// One marble an instant: e for enabled, d for disabled.
    private func marbles(_ state: (Duration) -> Bool) -> [Observation] {
        instants.map { Observation(at: $0, lane: .button, event: .next(state($0) ? "e" : "d")) }
    }
}
