import Exercises
import Grading
import Seeding

extension ExerciseTask {
    /// Task 4 of chapter 05: an operator of one's own.
    static let filterByHand = ExerciseTask(
        number: 4,
        title: "filter, made by hand",
        kind: .write,
        goal: """
            Write `filter` yourself: a signal that sends those values of its source for which the answer is yes, and ends as the source ends. \
            Subscribing to \
            it subscribes to the source; disposing of it disposes of that. As it stands, everything comes through.
            """,
        hints: [
            "A new signal is `Signal { subscriber in … }`. The closure runs once for each subscription: subscribe to the source in there.",
            """
            `source.observe { event in … }` hands you each event of the three kinds. Pass two of them on as they are: `subscriber.fail`, \
            `subscriber.complete`.
            """,
            """
            Signal { subscriber in
                source.observe { event in
                    switch event {
                    case .next(let value): if isIncluded(value) { subscriber.send(value) }
                    ...
                    }
                }
            }
            What `observe` returns disposes of the source: it is what the closure has to return.
            """,
        ],
        explanation: """
            Every operator has these three duties: to pass on the end, to begin only when somebody subscribes, and to hand disposal upwards. The \
            library's own \
            `filter`, in Sources/ReactiveCore/Operators, is hardly longer.
            """,
        scenarios: [
            Scenario("numbers come, and the source completes") { generator in
                numbers(ending: .complete, using: &generator)
            } judge: {
                KeepJudgment(of: $0).finding
            },
            Scenario("numbers come, and the source fails") { generator in
                numbers(ending: .fail, using: &generator)
            } judge: {
                KeepJudgment(of: $0).finding
            },
            Scenario("numbers come, and the subscriber goes") { generator in
                numbers(ending: .dispose, using: &generator)
            } judge: {
                KeepJudgment(of: $0).finding
            },
        ]
    )

    /// A number before anybody subscribes, some of both kinds, an end, and a number behind it.
    private static func numbers(ending end: Stimulus.Action, using generator: inout SplitMix64) -> [Stimulus] {
        var script = Typing()
        func send(_ number: Int) { script.add(.send(number), using: &generator) }
        send(2 * Int.random(in: 1...9, using: &generator))
        script.add(.subscribe, using: &generator)
        for _ in 0..<3 {
            send(2 * Int.random(in: 1...9, using: &generator) + 1)
            send(2 * Int.random(in: 1...9, using: &generator))
        }
        script.add(end, using: &generator)
        send(2 * Int.random(in: 1...9, using: &generator))
        return script.stimuli
    }
}

/// Judges an operator that should be a filter.
private struct KeepJudgment {
    private let transcript: Transcript
    private let moments: [Transcript.Moment]
    private let subscription: Int
    private let end: Int
    private let ending: Stimulus.Action?

    init(of transcript: Transcript) {
        self.transcript = transcript
        moments = transcript.playedMoments
        subscription = moments.firstIndex { $0.stimulus?.action == .subscribe } ?? 0
        end = moments.lastIndex { [.complete, .fail, .dispose].contains($0.stimulus?.action) } ?? moments.count
        ending = moments[end].stimulus?.action
    }

    var finding: Finding? {
        let numbers = moments[subscription..<end].compactMap(\.sentNumber)
        let wanted = numbers.filter(isEven)
        let kept = transcript.values(in: .kept, of: 1)

        if moments[..<subscription].contains(where: { !$0.observations.isEmpty }) {
            return finding(
                """
                The source was subscribed to before anybody had subscribed to your signal. A signal is a recipe: begin inside `Signal { \
                subscriber in … }`, and \
                not beside it.
                """, hint: 1)
        }
        if kept == numbers {
            return finding("Every value came through, also those for which the answer is no.", hint: 2)
        }
        if kept == numbers.filter({ !isEven($0) }) {
            return finding("Those values came through for which the answer is no.", hint: 2)
        }
        let before = moments[..<end].flatMap(\.observations).filter { $0.lane == .kept }
        if kept.count < wanted.count, before.contains(where: { $0.event == .completed }) {
            return finding(
                "Your signal ends at the first value that is left out. A filter leaves it out and waits for the next.",
                hint: 2)
        }
        if kept != wanted {
            return finding(
                "The subscriber should get the numbers for which the answer is yes, once each, in their order.", hint: 2
            )
        }
        if moments[..<end].flatMap({ $0.values(in: .asked) }).count > numbers.count {
            return finding(
                "Each value was asked twice: the question may be expensive, or have effects. Ask once.", hint: 2)
        }
        return endFinding
    }

    private var endFinding: Finding? {
        let ends = transcript.observations(in: .kept, of: 1).map(\.event).filter {
            $0 == .completed || $0 == .failed("Trouble")
        }
        switch ending {
        case .complete where ends.isEmpty:
            return finding("The subscriber was never told that the source has completed.", hint: 2)
        case .fail where ends.isEmpty:
            return finding(
                "The subscriber was never told that the source has failed. A failure passes every stage.", hint: 2)
        case .fail where ends == [.completed]:
            return finding(
                """
                A failure of the source arrived as a completion: the subscriber takes a broken signal for one that has come to its end.
                """, hint: 2)
        case .dispose where !ends.isEmpty:
            return finding("Disposal is silent: after it, there is neither a completion nor a failure.", hint: 3)
        case .dispose
        where !moments[end...].contains(where: {
            $0.observations.contains { $0.lane == .source && $0.event == .disposed }
        }):
            return finding(
                "The subscriber has gone, and the source is still subscribed to: return what disposes of it from the closure.",
                hint: 3)
        default: return nil
        }
    }

    private func isEven(_ number: String) -> Bool { Int(number)?.isMultiple(of: 2) == true }

    private func finding(_ message: String, hint: Int) -> Finding {
        let expected = moments[subscription...end].compactMap { moment -> Observation? in
            guard let stimulus = moment.stimulus else { return nil }
            let event: Observation.Event? =
                if let number = moment.sentNumber {
                    isEven(number) ? .next(number) : nil
                } else if stimulus.action == .complete {
                    .completed
                } else {
                    stimulus.action == .fail ? .failed("Trouble") : nil
                }
            return event.map { Observation(at: stimulus.at, lane: .kept, of: 1, event: $0) }
        }
        return Finding(message, expected: expected, actual: transcript.observations(in: .kept, of: 1), hint: hint)
    }
}

extension Transcript.Moment {
    /// The number that the source sends.
    fileprivate var sentNumber: String? {
        if case .send(let number) = stimulus?.action { "\(number)" } else { nil }
    }
}
