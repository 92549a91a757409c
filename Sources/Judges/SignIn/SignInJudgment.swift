import Exercises
import Grading

/// Judges the taps, what the service was asked, and what the form shows.
struct SignInJudgment: Judgment {
    let transcript: Transcript

    private var attempts: [SignInAttempt] { SignInAttempt.attempts(in: transcript) }

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
                    The next screen came, but the service wasn't asked. \
                    `map` turns each tap into a sign-in, but nothing subscribes to it. \
                    A signal of signals needs `flatMap`.
                    """, in: .asked, hint: 1)
            }
            return finding(
                """
                The service was never asked. \
                Turn each tap into a sign-in, and subscribe to it: `flatMap` does both.
                """, in: .asked, hint: 1)
        }
        if asked[0].at < first.tapped {
            return finding(
                """
                The service was asked before the first tap. \
                Something subscribes to a sign-in while the pipeline is built.
                """,
                in: .asked, hint: 1)
        }
        if asked.contains(where: { $0.text == "/" }) {
            return finding(
                """
                The service was asked about an empty name and an empty password. \
                The fields were read when the pipeline was built. \
                Read them at the tap, in a stage of the pipeline.
                """, in: .asked, hint: 2)
        }
        if attempts.allSatisfy({ $0.asked.count == 2 }) {
            return finding(
                """
                Each tap asked the service twice. \
                Every subscription to a sign-in is another call, so subscribe once.
                """, in: .asked, hint: 1)
        }
        if attempts.count > 1, attempts.dropFirst().allSatisfy({ $0.asked.isEmpty }), first.asked.count == 1 {
            return finding("Only the first tap asked the service.\(stillDisabled)", in: .asked, hint: 2)
        }
        if attempts.map(\.asked) != attempts.map({ [$0.credentials] }) {
            return finding(
                "Each tap should ask the service once, about what the fields contain at that moment.",
                in: .asked, hint: 2)
        }
        return nil
    }

    private var stillDisabled: String {
        transcript.shown(in: .button, at: attempts[1].tapped) == "disabled"
            ? " After the no, the button stayed disabled. Set `isSigningIn` to false when the answer comes."
            : " Either the pipeline ended after it, or the second tap started no sign-in."
    }

    // MARK: What the form shows

    private func finding(about attempt: SignInAttempt) -> Finding? {
        guard let answered = attempt.answered else { return nil }
        let waiting = { (lane: ObservationLane) in transcript.shown(in: lane, from: attempt.tapped, before: answered) }
        let after = { (lane: ObservationLane) in transcript.shown(in: lane, at: answered) }

        if waiting(.screen).contains("welcome") {
            return finding(
                "The next screen came at the tap, before the service answered. Show it only after a yes.",
                in: .screen, hint: 2)
        }
        if waiting(.button).contains("enabled") {
            return finding(
                disabledTooLate ?? """
                    The button stayed enabled while the service was answering. \
                    Set `isSigningIn` at the tap, in a `doNext` before `flatMap`.
                    """, in: .button, hint: 1)
        }
        if waiting(.error).contains("shown") {
            let isFirst = attempt.tapped == attempts[0].tapped
            let time = isFirst ? "before the service answered" : "during the next attempt"
            return finding(
                "The error was visible \(time). Hide it at each tap, where you set `isSigningIn`.",
                in: .error, hint: 2)
        }
        return attempt.isRight ? afterYes(after) : afterNo(after)
    }

    /// The message if the button was disabled only when the answer came.
    private var disabledTooLate: String? {
        let answers = transcript.observations(in: .answered).map(\.at)
        let disabled = transcript.observations(in: .button).filter {
            $0.text == "disabled" && answers.contains($0.at)
        }
        return disabled.isEmpty
            ? nil
            : """
            The button was disabled only when the answer came. \
            Your `doNext` comes after `flatMap`, so it sees answers instead of taps. Put it before `flatMap`.
            """
    }

    private func afterYes(_ after: (ObservationLane) -> String?) -> Finding? {
        if after(.error) == "shown" {
            return after(.screen) == "welcome"
                ? finding(
                    "The service said yes, but the error is visible. Hide it when the answer is yes.",
                    in: .error, hint: 3)
                : finding(
                    """
                    The service said yes, but the form shows the error. \
                    Your code has the answers the wrong way around.
                    """,
                    in: .error, hint: 3)
        }
        if after(.screen) != "welcome" {
            return finding(
                "The service said yes, but the form is still there. Call `showNextScreen()` when the answer is yes.",
                in: .screen, hint: 2)
        }
        return nil
    }

    private func afterNo(_ after: (ObservationLane) -> String?) -> Finding? {
        if after(.screen) == "welcome" {
            return finding(
                "The service said no, but the next screen came anyway. Check the answer: it's a `Bool`.",
                in: .screen, hint: 2)
        }
        if after(.error) != "shown" {
            return finding(
                "The service said no, but the error stays hidden. Show it when the answer is no.", in: .error, hint: 2)
        }
        if after(.button) != "enabled" {
            return finding(
                """
                After a no, the button stays disabled. \
                Set `isSigningIn` to false when the answer comes, whether it's yes or no.
                """, in: .button, hint: 2)
        }
        return nil
    }

    // MARK: Marbles

    private func finding(_ message: String, in lane: ObservationLane, hint: Int) -> Finding {
        Finding(message, expected: expected(in: lane), actual: transcript.observations(in: lane), hint: hint)
    }

    /// What a lane should show: what follows from the taps, and what it really showed at other times.
    private func expected(in lane: ObservationLane) -> [Observation] {
        let untouched = transcript.observations(in: lane).filter { seen in
            lane != .asked && !attempts.contains { $0.tapped <= seen.at && seen.at <= ($0.answered ?? $0.tapped) }
        }
        let caused = attempts.flatMap { attempt in
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
        return (untouched + caused).sorted { $0.at < $1.at }
    }

    private func at(_ instant: Duration?, _ lane: ObservationLane, _ value: String) -> [Observation] {
        instant.map { [Observation(at: $0, lane: lane, event: .next(value))] } ?? []
    }
}
