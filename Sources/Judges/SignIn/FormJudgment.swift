import Exercises
import Grading

/// Judges the whole sign-in form: at each key, tap and answer, everything that can be seen of it.
struct FormJudgment: Judgment {
    let transcript: Transcript

    /// What happened at an instant.
    private enum Cause: Equatable {
        case opened, key, tap, ignoredTap, signedOut, waited
        case answer(isYes: Bool)
    }

    /// An instant, and what the form should show then.
    private struct Step {
        var at: Duration
        var cause: Cause
        var fields: SignInFields
        var isPending = false
        var error = "hidden"
        var screen = "sign-in"
        /// What the service should be asked.
        var asked: [String] = []

        func shown(in lane: ObservationLane) -> String {
            switch lane {
            case .name: fields.isNameValid ? "white" : "yellow"
            case .password: fields.isPasswordValid ? "white" : "yellow"
            case .button: fields.areValid && !isPending ? "enabled" : "disabled"
            case .error: error
            default: screen
            }
        }
    }

    private static let lanes: [ObservationLane] = [.name, .password, .button, .error, .screen]

    var finding: Finding? {
        let steps = steps
        for (index, step) in steps.enumerated() {
            let asked = transcript.values(in: .asked, at: step.at)
            if asked != step.asked {
                return askedFinding(asked, at: step, first: steps[..<index].allSatisfy(\.asked.isEmpty))
            }
            for lane in Self.lanes where transcript.shown(in: lane, at: step.at) != step.shown(in: lane) {
                return Finding(
                    message(about: lane, at: step, after: steps[..<index]),
                    expected: steps.map { observation(lane, $0.at, $0.shown(in: lane)) },
                    actual: steps.map { observation(lane, $0.at, transcript.shown(in: lane, at: $0.at) ?? "") },
                    hint: lane == .name || lane == .password ? 1 : 2)
            }
        }
        guard transcript.values(in: .asked).count > steps.flatMap(\.asked).count else { return nil }
        return Finding("The service was asked once more, some time after a tap. Each tap asks once.", hint: 3)
    }

    /// The steps of the scenario, with answers where they really came.
    private var steps: [Step] {
        let answers = transcript.observations(in: .answered).map { ($0.at, Cause.answer(isYes: $0.text == "yes")) }
        let stimuli = transcript.stimuli.map { ($0.at, cause(of: $0.action)) }
        var steps: [Step] = []
        for (instant, cause) in (stimuli + answers).sorted(by: { $0.0 < $1.0 }) {
            var step = steps.last ?? Step(at: instant, cause: cause, fields: SignInFields("/"))
            let isEnabled = !steps.isEmpty && step.shown(in: .button) == "enabled"
            step.at = instant
            step.cause = cause == .tap && !isEnabled ? .ignoredTap : cause
            step.asked = []
            let fields = transcript.shown(in: .fields, at: instant) ?? "/"
            step.fields = SignInFields(fields)
            switch step.cause {
            case .tap:
                step.asked = [fields]
                step.isPending = true
                step.error = "hidden"
            case .answer(let isYes):
                step.isPending = false
                step.error = isYes ? "hidden" : "shown"
                if isYes { step.screen = "welcome" }
            case .signedOut: step.screen = "sign-in"
            default: break
            }
            steps.append(step)
        }
        return steps
    }

    private func cause(of action: Stimulus.Action) -> Cause {
        switch action {
        case .openSignIn: .opened
        case .tap: .tap
        case .signOut: .signedOut
        case .wait: .waited
        default: .key
        }
    }

    private func observation(_ lane: ObservationLane, _ instant: Duration, _ value: String) -> Observation {
        Observation(at: instant, lane: lane, event: .next(String(value.prefix(1))))
    }

    // MARK: What the service was asked

    private func askedFinding(_ asked: [String], at step: Step, first isFirst: Bool) -> Finding {
        let all = transcript.observations(in: .asked)
        let (message, hint) = askedMessage(asked, at: step, first: isFirst)
        let expected = steps.flatMap { step in
            step.asked.map { Observation(at: step.at, lane: .asked, event: .next($0)) }
        }
        return Finding(message, expected: expected, actual: all, hint: hint)
    }

    private func askedMessage(_ asked: [String], at step: Step, first isFirst: Bool) -> (String, Int) {
        switch (asked.count, step.cause) {
        case (0, _):
            return isFirst
                ? (
                    """
                    The first tap asked nothing. \
                    Make each tap a sign-in, and subscribe to it: `flatMap` does both.
                    """, 3
                )
                : ("The first tap asked the service, but a later one asked nothing.", 2)
        case (_, .tap) where asked.count > 1:
            return (
                "A tap asked the service \(asked.count) times. Every subscription to a sign-in is another call.", 2
            )
        case (_, .tap):
            return asked == ["/"]
                ? (
                    """
                    The tap asked about an empty name and an empty password. \
                    `form.credentials` ran when the pipeline was built. Read it at the tap.
                    """, 3
                )
                : ("A tap asked about something else than what the fields contain at that moment.", 3)
        case (_, .opened): return ("The service was asked when the form opened, before any tap.", 3)
        case (_, .ignoredTap): return ("The button was disabled, and the service was asked all the same.", 2)
        default:
            return (
                """
                The service was asked without a tap. \
                `combineLatest` sends when *either* side does, so a key in a field asks, too.
                """, 3
            )
        }
    }

    // MARK: What the form shows

    private func message(about lane: ObservationLane, at step: Step, after steps: ArraySlice<Step>) -> String {
        switch lane {
        case .name, .password: colorMessage(lane, step)
        case .button: buttonMessage(step)
        case .error: errorMessage(step, after: steps)
        default: screenMessage(step)
        }
    }

    private func colorMessage(_ lane: ObservationLane, _ step: Step) -> String {
        let text = lane == .name ? step.fields.name : step.fields.password
        let shown = Set(transcript.values(in: lane))
        if !shown.contains("yellow") {
            return "The field of the \(lane) is never yellow. Color each field by the length of its text."
        }
        if text.isEmpty, transcript.shown(in: lane, at: step.at) == "white" {
            return steps.contains {
                $0.shown(in: lane) == "yellow" && transcript.shown(in: lane, at: $0.at) == "yellow"
            }
                ? "The \(lane) is empty, and its field is white. An empty text is too short, too."
                : "The colors of the \(lane) are the wrong way around. Yellow is for a text that's too short."
        }
        let count = "\(text.count) character\(text.count == 1 ? "" : "s")"
        return """
            The \(lane) has \(count), and its field is \(transcript.shown(in: lane, at: step.at) ?? "white"). \
            It should be \(step.shown(in: lane)).
            """
    }

    private func buttonMessage(_ step: Step) -> String {
        let isEnabled = step.shown(in: .button) == "disabled"
        switch step.cause {
        case .opened: return "The form opens with empty fields, but the button is enabled."
        case .tap:
            return "The button stays enabled when it's tapped. Set `form.isSigningIn` at the tap, before `flatMap`."
        case .answer where isEnabled:
            return """
                The answer enabled the button although a field had become empty. \
                The pipeline that gets the answer doesn't know the fields. \
                Let only one pipeline set `isEnabled`.
                """
        case .answer:
            return """
                The answer came and both fields are valid, but the button stays disabled. \
                Set `form.isSigningIn` to false with each answer, yes or no.
                """
        case _ where step.isPending:
            return """
                A key in a field enabled the button before the answer came. \
                Two pipelines set `isEnabled`, and the last one wins. \
                Let only one pipeline set it.
                """
        case _ where isEnabled: return "The button is enabled while a text is too short."
        default: return "Both texts are long enough and no answer is awaited, but the button is disabled."
        }
    }

    private func errorMessage(_ step: Step, after steps: ArraySlice<Step>) -> String {
        switch step.cause {
        case .answer(isYes: true):
            return "The service said yes, but the error is visible. Hide it when the answer is yes."
        case .answer:
            return transcript.shown(in: .screen, at: step.at) == "welcome"
                ? "The service said no, and the next screen came. Your code has the answers the wrong way around."
                : "The service said no, but the error stays hidden. Show it when the answer is no."
        case .tap where steps.last?.error == "shown":
            return "The error of the attempt before is still visible after the next tap. Hide it at each tap."
        case .tap: return "The error was shown at the tap, before the answer."
        default: return "The error changed although nothing was answered or tapped."
        }
    }

    private func screenMessage(_ step: Step) -> String {
        switch step.cause {
        case .tap: "The next screen came at the tap. Show it only after a yes."
        case .answer(isYes: true):
            "The service said yes, but the form is still there. Call `form.showNextScreen()`."
        case .answer: "The service said no, but the next screen came anyway. Check the answer: it's a `Bool`."
        default: "The next screen came without an answer."
        }
    }
}
