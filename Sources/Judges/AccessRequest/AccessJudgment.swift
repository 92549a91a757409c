import Exercises
import Grading

/// Judges a request for access, subscription by subscription: when the user was asked, and which events came of the answer.
struct AccessJudgment {
    private let transcript: Transcript
    private let moments: [Transcript.Moment]

    init(of transcript: Transcript) {
        self.transcript = transcript
        moments = transcript.playedMoments
    }

    /// What is wrong; nil when nothing is.
    var finding: Finding? {
        let subscribing = moments.indices.filter { moments[$0].stimulus?.action == .subscribe }
        if moments[..<(subscribing.first ?? 0)].contains(where: { !$0.values(in: .asked).isEmpty }) {
            return Finding(
                """
                The user was asked before anybody subscribed. The request has to stand inside the signal's closure, which runs when somebody \
                subscribes, and not beside it.
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

    private func question(asked moment: Transcript.Moment, number: Int) -> Finding? {
        switch (moment.values(in: .asked).count, number) {
        case (1, _): nil
        case (0, 0):
            Finding(
                """
                Somebody subscribed, and the user was never asked: the account store's `requestAccess` has to be called for each subscription.
                """, hint: 2)
        case (0, _):
            Finding(
                """
                The second subscription got the answer that the first one was given, although the decision had been forgotten since: the user was \
                not asked again. Each subscription makes a request of its own.
                """, hint: 1)
        default: Finding("One subscription asked the user more than once.", hint: 1)
        }
    }

    private func events(number: Int, answeredAt moment: Int) -> Finding? {
        let seen = transcript.observations(in: .access, of: number + 1)
        let granted = moments[moment].stimulus?.action == .allow
        let denied = Observation.Event.failed("access denied (code 0)")
        let expected: [Observation.Event] = granted ? [.next("granted"), .completed] : [denied]
        guard seen.map(\.event) != expected else { return nil }
        let mistake = granted ? mistakeWhenGranted(seen.map(\.event)) : mistakeWhenDenied(seen.map(\.event))
        let time = moments[moment].stimulus?.at ?? .zero
        return Finding(
            mistake.sentence,
            expected: expected.map { Observation(at: time, lane: .access, of: number + 1, event: $0) },
            actual: seen,
            hint: mistake.hint)
    }

    private func mistakeWhenGranted(_ events: [Observation.Event]) -> (sentence: String, hint: Int) {
        switch events {
        case []: ("The user said yes, and the subscriber heard nothing of it: neither a value nor the completion.", 2)
        case [.next("granted")]:
            (
                """
                The user said yes and the value came, but the signal never completes. Whoever waits for its end, as `then` does in the next \
                chapter, waits for ever.
                """, 3
            )
        case [.completed]:
            (
                """
                The user said yes and the signal completed without a value. Send it before you complete: after the end, nothing is sent any more.
                """, 3
            )
        case let events where events.contains { $0.isFailure }:
            ("The user said yes, and the signal failed: the answers are the wrong way round.", 3)
        default: ("The user said yes: one value is due then, and the completion.", 3)
        }
    }

    private func mistakeWhenDenied(_ events: [Observation.Event]) -> (sentence: String, hint: Int) {
        switch events {
        case []:
            (
                "The user said no, and the subscriber heard nothing of it: it waits for ever. A refusal has to be told too, with `fail`.",
                3
            )
        case [.completed]:
            ("The user said no, and the signal just completed, as if all were well. A refusal is a failure.", 3)
        case [.next("granted"), .completed]:
            ("The user said no, and the signal says that access is granted: nobody looked at `granted`.", 2)
        case let events where events.first == .next("granted"):
            (
                "The user said no. The signal sends a value first and fails then; the value alone says that access is granted.",
                3
            )
        case let events where events.contains { $0.isFailure }:
            (
                "The user said no, and the signal fails with another error than `accessDenied`, which is the one with code 0.",
                3
            )
        default: ("The user said no: one failure is due then, and nothing else.", 3)
        }
    }
}

extension Observation.Event {
    /// Whether it is a failure, whatever of.
    var isFailure: Bool {
        if case .failed = self { true } else { false }
    }
}
