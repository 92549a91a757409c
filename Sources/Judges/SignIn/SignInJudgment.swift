import Exercises
import Grading

/// Judges taps, questions to the service, and what the form shows of the answers.
struct SignInJudgment {
    private let transcript: Transcript
    private let attempts: [SignInAttempt]

    init(of transcript: Transcript) {
        self.transcript = transcript
        attempts = transcript.signInWorld.map { SignInAttempt.attempts(in: transcript, of: $0) } ?? []
    }

    /// What is wrong; nil when nothing is.
    var finding: Finding? {
        questionsFinding ?? attempts.lazy.compactMap(finding).first
    }

    // MARK: What the service was asked

    private var questionsFinding: Finding? {
        let asked = transcript.observations(in: .asked)
        guard let first = attempts.first else { return nil }
        if asked.isEmpty {
            if transcript.shown(in: .screen, at: .seconds(3_600)) == "welcome" {
                return finding(
                    """
                    The next screen came, and nobody had asked the service: `map` makes a sign-in of each tap, and nothing subscribes to it. A signal \
                    of signals needs `flatMap`.
                    """, in: .asked, hint: 1)
            }
            return finding(
                """
                The service was never asked: a tap has to become a sign-in, and somebody has to subscribe to that. `flatMap` does both.
                """, in: .asked, hint: 1)
        }
        if asked[0].at < first.tapped {
            return finding(
                "The service was asked before anybody had tapped: something subscribes to a sign-in while the form is being built.",
                in: .asked, hint: 1)
        }
        if asked.contains(where: { ShownAnswers.text(of: $0) == "/" }) {
            return finding(
                """
                The service was asked about an empty name and an empty password: the fields were read when the pipeline was built. Read them at the \
                tap, in a stage of the pipeline.
                """, in: .asked, hint: 2)
        }
        if attempts.allSatisfy({ $0.asked.count == 2 }) {
            return finding(
                "Each tap asked the service twice: the sign-in was subscribed to twice, and each subscription is a call of its own.",
                in: .asked, hint: 1)
        }
        if attempts.count > 1, attempts.dropFirst().allSatisfy({ $0.asked.isEmpty }), first.asked.count == 1 {
            return finding("Only the first tap asked the service.\(stillDisabled)", in: .asked, hint: 2)
        }
        if attempts.map(\.asked) != attempts.map({ [$0.credentials] }) {
            return finding(
                "Each tap should ask the service once, about what stands in the fields at that moment.", in: .asked,
                hint: 2)
        }
        return nil
    }

    private var stillDisabled: String {
        transcript.shown(in: .button, at: attempts[1].tapped) == "disabled"
            ? " After the no the button stayed disabled, so nobody could try again: `isSigningIn` is over when the answer has come."
            : " The pipeline was over after it, or the tap led nowhere."
    }

    // MARK: What the form shows

    private func finding(about attempt: SignInAttempt) -> Finding? {
        guard let answered = attempt.answered else { return nil }
        let waiting = { (lane: ObservationLane) in transcript.shown(in: lane, from: attempt.tapped, before: answered) }
        let after = { (lane: ObservationLane) in transcript.shown(in: lane, at: answered) }

        if waiting(.screen).contains("welcome") {
            return finding("The next screen came with the tap, before the service had answered.", in: .screen, hint: 2)
        }
        if waiting(.button).contains("enabled") {
            return finding(
                disabledTooLate ?? """
                    The button could be tapped again while the answer was awaited. Set `isSigningIn` at the tap: that is a `doNext` in front of `flatMap`.
                    """, in: .button, hint: 1)
        }
        if waiting(.error).contains("shown") {
            let cause =
                attempt.tapped == attempts[0].tapped
                ? "before the service had answered" : "while the next attempt was on its way"
            return finding(
                "The error was shown \(cause): hide it at each tap, where `isSigningIn` is set.", in: .error, hint: 2)
        }
        return attempt.isRight ? afterYes(after) : afterNo(after)
    }

    /// Where the button was disabled only as the answer came.
    private var disabledTooLate: String? {
        let answers = transcript.observations(in: .answered).map(\.at)
        let disabled = transcript.observations(in: .button).filter {
            ShownAnswers.text(of: $0) == "disabled" && answers.contains($0.at)
        }
        return disabled.isEmpty
            ? nil
            : """
            The button was disabled only when the answer came: your `doNext` stands behind `flatMap`, where answers pass, and not taps.
            """
    }

    private func afterYes(_ after: (ObservationLane) -> String?) -> Finding? {
        if after(.error) == "shown" {
            return after(.screen) == "welcome"
                ? finding(
                    "The service said yes, and the error is shown. It is to be hidden when signing in has worked.",
                    in: .error, hint: 3)
                : finding(
                    "The service said yes, and the form shows the error: the answer was read the wrong way round.",
                    in: .error, hint: 3)
        }
        if after(.screen) != "welcome" {
            return finding(
                "The service said yes, and the form is still there: call `showNextScreen()` when the answer is yes.",
                in: .screen, hint: 2)
        }
        return nil
    }

    private func afterNo(_ after: (ObservationLane) -> String?) -> Finding? {
        if after(.screen) == "welcome" {
            return finding(
                "The service said no, and the next screen came all the same. The answer is a `Bool`: look at it.",
                in: .screen, hint: 2)
        }
        if after(.error) != "shown" {
            return finding("The service said no, and nobody is told: the error stays hidden.", in: .error, hint: 2)
        }
        if after(.button) != "enabled" {
            return finding(
                """
                After a no the button stays disabled, so nobody can try again: `isSigningIn` is over when the answer has come, whatever it is.
                """, in: .button, hint: 2)
        }
        return nil
    }

    // MARK: Marbles

    private func finding(_ message: String, in lane: ObservationLane, hint: Int) -> Finding {
        Finding(message, expected: expected(in: lane), actual: transcript.observations(in: lane), hint: hint)
    }

    /// What a lane should have held; where the taps have no say in it, that is what it held.
    private func expected(in lane: ObservationLane) -> [Observation] {
        let untouched =
            lane == .asked
            ? []
            : transcript.observations(in: lane).filter { seen in
                !attempts.contains { seen.at >= $0.tapped && seen.at <= ($0.answered ?? $0.tapped) }
            }
        let brought = attempts.flatMap { attempt in
            let answered = attempt.answered
            switch lane {
            case .asked: return at(attempt.tapped, lane, attempt.credentials)
            case .button: return at(attempt.tapped, lane, "disabled") + at(answered, lane, "enabled")
            case .screen: return attempt.isRight ? at(answered, lane, "welcome") : []
            default:
                let isShown = attempt.tapped > attempts[0].tapped
                return (isShown ? at(attempt.tapped, lane, "hidden") : [])
                    + (attempt.isRight ? [] : at(answered, lane, "shown"))
            }
        }
        return (untouched + brought).sorted { $0.at < $1.at }
    }

    private func at(_ instant: Duration?, _ lane: ObservationLane, _ value: String) -> [Observation] {
        instant.map { [Observation(at: $0, lane: lane, event: .next(value))] } ?? []
    }
}
