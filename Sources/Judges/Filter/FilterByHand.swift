import Exercises
import Grading

extension ExerciseTask {
    /// Task 4 of chapter 05: `filter` written by hand.
    static let filterByHand = ExerciseTask(
        number: 4,
        scenarios: [
            Scenario("numbers come, and the source completes", judge: \KeepJudgment.finding) { typing in
                typing.sendNumbers(ending: .complete)
            },
            Scenario("numbers come, and the source fails", judge: \KeepJudgment.finding) { typing in
                typing.sendNumbers(ending: .fail)
            },
            Scenario("numbers come, and the subscriber disposes", judge: \KeepJudgment.finding) { typing in
                typing.sendNumbers(ending: .dispose)
            },
            .code { code in
                code.tokens.contains("filter")
                    ? Finding(
                        "Your signal is the library's own `filter`. Write it without: subscribe to `source` yourself.",
                        hint: 1) : nil
            },
        ]
    )
}

extension Typing {
    /// Sends a number before the subscription, even and odd numbers after it, an end, and one more number.
    fileprivate mutating func sendNumbers(ending end: Stimulus.Action) {
        sendNumber(isEven: true)
        add(.subscribe)
        for _ in 0..<3 {
            sendNumber(isEven: false)
            sendNumber(isEven: true)
        }
        add(end)
        sendNumber(isEven: true)
    }

    private mutating func sendNumber(isEven: Bool) {
        let half = Int.random(in: 1...9, using: &generator)
        add(.send(isEven ? 2 * half : 2 * half + 1))
    }
}

/// Judges an operator that should do what `filter` does.
private struct KeepJudgment: Judgment {
    let transcript: Transcript

    private var subscription: Int { transcript.firstMoment(.subscribe) }

    private var end: Int {
        moments.lastIndex { [.complete, .fail, .dispose].contains($0.stimulus?.action) } ?? moments.count
    }

    private var ending: Stimulus.Action? { moments[end].stimulus?.action }

    var finding: Finding? {
        let numbers = moments[subscription..<end].compactMap(\.sentNumber)
        let wanted = numbers.filter(isEven)
        let kept = transcript.values(in: .kept, of: 1)

        if moments[..<subscription].contains(where: { !$0.observations.isEmpty }) {
            return finding(
                """
                Your signal subscribed to its source before anything subscribed to your signal. \
                Subscribe to the source inside `Signal { subscriber in … }`.
                """, hint: 1)
        }
        if kept == numbers, kept != wanted {
            return finding(KeptNumbers.keepsAll, hint: 2)
        }
        if kept == numbers.filter({ !isEven($0) }), kept != wanted {
            return finding(KeptNumbers.isInverted, hint: 2)
        }
        let before = moments[..<end].flatMap(\.observations).filter { $0.lane == .kept }
        if kept.count < wanted.count, before.contains(where: { $0.event == .completed }) {
            return finding(KeptNumbers.endsTooEarly, hint: 2)
        }
        if kept != wanted {
            return finding(
                "Your signal should send each value for which `isIncluded` returns true, once and in order.", hint: 2)
        }
        if moments[..<end].flatMap({ $0.values(in: .asked) }).count > numbers.count {
            return finding(
                "Your code calls `isIncluded` twice for each value. It may be slow, or have effects: call it once.",
                hint: 2)
        }
        return endFinding
    }

    private var endFinding: Finding? {
        let ends = transcript.observations(in: .kept, of: 1).map(\.event).filter {
            $0 == .completed || $0 == .failed("Trouble")
        }
        switch ending {
        case .complete where ends.isEmpty:
            return finding("The source completed, but your signal never ends. Pass the completion on.", hint: 2)
        case .fail where ends.isEmpty:
            return finding("The source failed, but your signal never ends. Pass the failure on.", hint: 2)
        case .fail where ends == [.completed]:
            return finding("The source failed, but your signal completed. Pass the failure on as a failure.", hint: 2)
        case .dispose where !ends.isEmpty:
            return finding("Your signal ended when it was disposed of. Disposal is silent: send nothing.", hint: 3)
        case .dispose where !isSourceDisposed:
            return finding(
                """
                Your signal was disposed of, but it's still subscribed to its source. \
                Return the source's disposable from the closure.
                """, hint: 3)
        default: return nil
        }
    }

    private var isSourceDisposed: Bool {
        moments[end...].contains { $0.observations.contains { $0.lane == .source && $0.event == .disposed } }
    }

    private func isEven(_ number: String) -> Bool { Int(number)?.isMultiple(of: 2) == true }

    private func finding(_ message: String, hint: Int) -> Finding {
        let expected = moments[subscription...end].compactMap { moment in
            moment.expectedEvent.map { event in
                Observation(at: moment.stimulus?.at ?? .zero, lane: .kept, of: 1, event: event)
            }
        }
        return Finding(message, expected: expected, actual: transcript.observations(in: .kept, of: 1), hint: hint)
    }
}

extension Transcript.Moment {
    fileprivate var sentNumber: String? {
        if case .send(let number) = stimulus?.action { "\(number)" } else { nil }
    }

    /// What a filter for even numbers sends in this moment.
    fileprivate var expectedEvent: Observation.Event? {
        if case .send(let number) = stimulus?.action { return number.isMultiple(of: 2) ? .next("\(number)") : nil }
        if stimulus?.action == .complete { return .completed }
        return stimulus?.action == .fail ? .failed("Trouble") : nil
    }
}
