import Exercises
import Grading

extension ExerciseTask {
    /// Task 5 of chapter 12: one writer for one state.
    static let signInUndisturbed = ExerciseTask(
        number: 5,
        title: "one writer",
        kind: .stretch,
        goal: """
            This is the original's form: the button's state has two writers, the fields and the taps. \
            Type while an answer is awaited, and the button is enabled too early; \
            empty a field meanwhile, and the answer enables it all the same. Mend it: \
            the button is enabled exactly while both fields are valid and no answer is awaited.
            """,
        hints: [
            "The button's state depends on three things. Which of the two pipelines knows all three?",
            """
            Let the taps only say that signing in has begun and ended: `form.isSigningIn`. \
            Its signal is `form.isSigningInSignal`.
            """,
            """
            .map { name, password in name && password }
            .combineLatest(with: form.isSigningInSignal)
            .map { areValid, isSigningIn in areValid && !isSigningIn }
            .bind(to: form.signInButton, \\.isEnabled)
            """,
        ],
        explanation: """
            With one writer there is no order of events to think about: \
            the state is a function of what it depends on. \
            Two writers are right only in the orders that their author had in mind.
            """,
        scenarios: [
            Scenario(
                "typing before the answer comes", input: SignInInput.self, judge: \UndisturbedButtonJudgment.finding
            ) { input in
                input.slowDown()
                input.typeName()
                input.typePassword(input.wrongPassword())
                input.add(.tap)
                input.type("x", into: .password)
                input.add(.tap)
                input.waitForTheAnswer()
                input.add(.tap)
                input.add(.signInKey(.clear, .password))
                input.waitForTheAnswer()
                input.add(.signInKey(.clear, .password))
                input.typePassword()
                input.add(.tap)
                input.type("x", into: .name)
                input.waitForTheAnswer()
            }
        ]
    )
}

/// Judges the button whenever something happens: it is enabled while both fields are valid and no answer is pending.
private struct UndisturbedButtonJudgment: Judgment {
    let transcript: Transcript

    private var asked: [Observation] { transcript.observations(in: .asked) }

    private var answered: [Observation] { transcript.observations(in: .answered) }

    var finding: Finding? {
        if let instant = instants.first(where: { isEnabled(at: $0) != shouldBeEnabled(at: $0) }) {
            let (message, hint) = mistake(at: instant)
            return Finding(message, expected: marbles(shouldBeEnabled), actual: marbles(isEnabled), hint: hint)
        }
        if asked.isEmpty {
            return Finding(
                """
                The service was never asked. Change the second pipeline only where it sets the button's state.
                """, hint: 2)
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
        areValid(at: instant) && !isPending(at: instant)
    }

    private func areValid(at instant: Duration) -> Bool {
        SignInFields(transcript.shown(in: .fields, at: instant) ?? "/").areValid
    }

    private func isPending(at instant: Duration) -> Bool {
        asked.count { $0.at <= instant } > answered.count { $0.at <= instant }
    }

    // MARK: Mistakes

    private func mistake(at instant: Duration) -> (message: String, hint: Int) {
        if isPending(at: instant) { return mistakeWhilePending(at: instant) }
        let isAnswer = answered.contains { $0.at == instant }
        switch (isEnabled(at: instant), isAnswer) {
        case (true, true):
            return (
                """
                The answer enabled the button although a field had become empty. \
                The pipeline that gets the answer doesn't know the fields. \
                Let only one pipeline set `isEnabled`.
                """, 1
            )
        case (true, false):
            return ("The button is enabled while a field isn't valid. It no longer follows the fields.", 3)
        case (false, true):
            return (
                """
                The answer came and both fields are valid, but the button stays disabled. \
                Set `isSigningIn` to false when the answer comes.
                """, 2
            )
        case (false, false):
            return ("Both fields are valid and no answer is pending, but the button is disabled.", 3)
        }
    }

    private func mistakeWhilePending(at instant: Duration) -> (message: String, hint: Int) {
        if asked.contains(where: { $0.at == instant }) {
            return ("The button stays enabled when it's tapped. Set `isSigningIn` at the tap.", 2)
        }
        let isAskedAgain = asked.contains { $0.at > instant && isPending(at: $0.at - .milliseconds(1)) }
        return isAskedAgain
            ? (
                """
                A key in a field enabled the button before the answer came, and the next tap asked again. \
                Two pipelines set `isEnabled`, and the last one wins. \
                Let only one pipeline set it.
                """, 1
            )
            : (
                """
                A key in a field enabled the button before the answer came. \
                A second tap asks nothing, but the button looks as if it could. \
                Let only one pipeline set `isEnabled`.
                """, 1
            )
    }

    private func findingAboutTheAnswer(_ answer: Observation) -> Finding? {
        let isYes = answer.text == "yes"
        let answered = "The service said \(isYes ? "yes" : "no")"
        let expected = isYes ? "hidden" : "shown"
        if transcript.shown(in: .error, at: answer.at) != expected {
            return Finding(
                "\(answered), but the error isn't \(expected). Leave that part as it was in the starter.", hint: 2)
        }
        if isYes, transcript.shown(in: .screen, at: answer.at) != "welcome" {
            return Finding(
                "\(answered), but the next screen doesn't come. Leave that part as it was in the starter.", hint: 2)
        }
        return nil
    }

    /// One marble per instant: e for enabled, d for disabled.
    private func marbles(_ state: (Duration) -> Bool) -> [Observation] {
        instants.map { Observation(at: $0, lane: .button, event: .next(state($0) ? "e" : "d")) }
    }
}
