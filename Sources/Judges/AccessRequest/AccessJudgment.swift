import Exercises
import Grading

/// Judges a request for access, one subscription after the other: when the user was asked, and which events followed.
struct AccessJudgment: Judgment {
    let transcript: Transcript

    /// What is wrong; nil when nothing is.
    var finding: Finding? {
        let subscribing = moments.indices.filter { moments[$0].stimulus?.action == .subscribe }
        if moments[..<(subscribing.first ?? 0)].contains(where: { !$0.values(in: .asked).isEmpty }) {
            return Finding(
                """
                The user was asked before anything subscribed. \
                Call `requestAccess` inside `Signal { … }`: that closure runs once for each subscription.
                """, hint: 1)
        }
        for (number, moment) in subscribing.enumerated() {
            if let finding = question(asked: moments[moment], number: number)
                ?? events(number: number, answeredAt: moment + 1)
            {
                return finding
            }
        }
        return nil
    }

    /// What is wrong with the first subscription alone.
    var first: Finding? { events(number: 0, answeredAt: transcript.firstMoment(.subscribe) + 1) }

    private func question(asked moment: Transcript.Moment, number: Int) -> Finding? {
        switch (moment.values(in: .asked).count, number) {
        case (1, _): nil
        case (0, 0):
            Finding(
                "The user was never asked. Call the account store's `requestAccess` for each subscription.", hint: 2)
        case (0, _):
            Finding(
                """
                The second subscription got the first one's answer, and the user wasn't asked again. \
                Each subscription has to make its own request.
                """, hint: 1)
        default: Finding("One subscription asked the user more than once. Call `requestAccess` only once.", hint: 1)
        }
    }

    private func events(number: Int, answeredAt moment: Int) -> Finding? {
        let seen = transcript.observations(in: .access, of: number + 1)
        let granted = moments[moment].stimulus?.action == .allow
        let denied = Observation.Event.failed("access denied (code 0)")
        let expected: [Observation.Event] = granted ? [.next("granted"), .completed] : [denied]
        if seen.map(\.event) == expected { return granted ? nil : transcript.wrongCause("7", of: "The user said no") }
        let time = moments[moment].stimulus?.at ?? .zero
        return Finding(
            explaining: seen.map(\.event),
            by: granted ? misconceptionsWhenGranted : misconceptionsWhenDenied,
            otherwise: granted
                ? "The user said yes. Send exactly one value, then complete."
                : "The user said no. Fail once, and send nothing else.",
            hint: 3,
            expected: expected.map { Observation(at: time, lane: .access, of: number + 1, event: $0) },
            actual: seen)
    }

    private var misconceptionsWhenGranted: [Misconception<[Observation.Event]>] {
        [
            Misconception("The user said yes, but the subscriber got no event. Send a value, then complete.", hint: 2) {
                $0.isEmpty
            },
            Misconception(
                """
                The user said yes and the value came, but the signal never completes. \
                Whatever waits for the end, like `then` in the next chapter, waits forever. \
                Complete after the value.
                """, hint: 3, shows: [.next("granted")]),
            Misconception(
                """
                The user said yes, but the signal completed without a value. \
                Nothing is sent after the end, so send the value first.
                """, hint: 3, shows: [.completed]),
            Misconception(
                """
                The user said yes. After the value, your code went on to `fail`. \
                Return after the first answer, or use `else`.
                """, hint: 3
            ) { $0.first == .next("granted") && $0.contains(where: \.isFailure) },
            Misconception(
                "The user said yes, but the signal failed. Your code has the two answers the wrong way around.", hint: 3
            ) { $0.contains(where: \.isFailure) },
        ]
    }

    private var misconceptionsWhenDenied: [Misconception<[Observation.Event]>] {
        [
            Misconception(
                "The user said no, but the subscriber got no event and waits forever. Report the refusal with `fail`.",
                hint: 3
            ) { $0.isEmpty },
            Misconception(
                "The user said no, but the signal completed as if all went well. A refusal is a failure: use `fail`.",
                hint: 3, shows: [.completed]),
            Misconception(
                "The user said no, but the signal reports that access is granted. Check `granted` before you send.",
                hint: 2, shows: [.next("granted"), .completed]),
            Misconception(
                """
                The user said no, but the signal sent a value before it failed. \
                A value means that access is granted: send it only then.
                """, hint: 3
            ) { $0.first == .next("granted") },
            Misconception(
                "The user said no, but the signal failed with a different error. Use `accessDenied`, which has code 0.",
                hint: 3
            ) { $0.contains(where: \.isFailure) },
        ]
    }
}

extension Transcript {
    /// The finding unless the last failure passes on the error that the account store gave, by its code.
    func wrongCause(_ code: String, of situation: String) -> Finding? {
        switch values(in: .cause).last {
        case code: nil
        case "none":
            Finding(
                """
                Your failure lost the account store's reason: its cause is nil. \
                Name the second argument of the callback, and pass it to `accessDenied`.
                """, hint: 1)
        case nil: Finding("Access was refused, but the signal didn't fail with `accessDenied`.", hint: 1)
        default:
            Finding(
                """
                \(situation), but your failure gives another reason. Pass on the error that the callback got.
                """, hint: 1)
        }
    }
}

extension Observation.Event {
    /// Whether it is a failure with any error.
    var isFailure: Bool {
        if case .failed = self { true } else { false }
    }
}
