import Exercises
import Grading
import ReactiveCore
import StarterProject

extension ExerciseTask {
    /// Task 5 of chapter 08: `scan`, and an array's operators inside it.
    static let seenTweets = ExerciseTask(
        number: 5,
        scenarios: [
            Scenario("answers come, and the source completes", judge: \SeenTweets.finding) { typing in
                typing.sendAnswers()
                typing.add(.complete)
            },
            Scenario("answers come, and the source fails", judge: \SeenTweets.finding) { typing in
                typing.sendAnswers()
                typing.add(.fail)
            },
            Scenario("answers come, and the subscriber disposes", judge: \SeenTweets.finding) { typing in
                typing.sendAnswers()
                typing.add(.dispose)
                typing.add(.sendTweets([1, 2]))
            },
            Scenario("a second subscriber comes later", judge: \SeenTweets.finding) { typing in
                typing.sendAnswers()
                typing.sendAnswers()
                typing.add(.dispose)
                typing.add(.sendTweets([1, 2]))
                typing.add(.complete)
            },
        ]
    )
}

extension Typing {
    /// An answer, a subscriber, and answers for them: empty ones, with new tweets, with old ones, and with both.
    fileprivate mutating func sendAnswers() {
        let numbers = (10...99).shuffled(using: &generator)
        add(.sendTweets(Array(numbers[5...6])))
        add(.subscribe)
        let first = Array(numbers[0...2])
        let second = Array(numbers[1...3])
        for answer in [[], first, second, second, [], [numbers[0], numbers[4]]] { add(.sendTweets(answer)) }
    }
}

/// Judges the totals by those that other counts make of the same answers.
private struct SeenTweets: Judgment {
    let transcript: Transcript

    private typealias Answers = Signal<[Int], TwitterInstantError>
    private typealias Totals = Signal<Int, TwitterInstantError>

    private var run: OperatorRun<[Int], TwitterInstantError> {
        OperatorRun(
            transcript: transcript, lane: .counts, failure: .invalidResponse(.unexpectedJSON), value: \.sentTweets)
    }

    private func totals(_ rule: (Answers) -> Totals) -> [Observation] {
        run.events { answers, _ in rule(answers) }
    }

    private static func counted(_ answers: Answers) -> Totals {
        answers.scan(Set<Int>()) { seen, tweets in seen.union(tweets) }.map(\.count)
    }

    var finding: Finding? {
        if let finding = run.subscribedEarly { return finding }
        let recorded = run.recorded
        let expected = totals(Self.counted)
        if recorded == expected { return run.wrongSubscriptions }
        return Finding(
            explaining: recorded, by: misconceptions(expected),
            otherwise: "Send, for each answer, the number of different tweets in all answers so far.",
            expected: expected, actual: recorded)
    }

    private static let reduced =
        "No number came before the end. `reduce` waits for it. `scan` sends each result on the way."

    private func misconceptions(_ expected: [Observation]) -> [Misconception<[Observation]>] {
        [
            Misconception(
                """
                Each number counts one answer by itself. `map` knows the newest value only. \
                `scan` also knows the result so far.
                """, hint: 1, shows: totals { $0.map(\.count) }),
            Misconception(
                "A tweet that comes again is counted again. Remember the ids of the tweets, in a `Set`.",
                hint: 2, shows: totals { $0.scan(0) { $0 + $1.count } }),
            Misconception(
                "Your signal counts the answers. Count the different tweets in them.",
                hint: 1, shows: totals { $0.scan(0) { number, _ in number + 1 } }),
            Misconception(Self.reduced, hint: 1) { recorded in
                transcript.code.reducesTheSignal
                    && !recorded.contains { $0.event.isValue && $0.at != expected.last?.at }
            },
            Misconception("Your signal sends no number.", hint: 1) { !$0.contains { $0.event.isValue } },
            Misconception(Self.reduced, hint: 1) { recorded in
                recorded.first?.at == expected.last?.at
            },
            Misconception(
                "Two tweets can have the same author, or the same text. Compare their `id`.", hint: 2
            ) { recorded in
                [3, 4].contains { kinds in recorded == totals { Self.counted($0.map { $0.map { $0 % kinds } }) } }
            },
            Misconception(
                """
                A tweet that comes back after a while is counted again. \
                Remember the ids of all answers, not only of the last one.
                """, hint: 2,
                shows: totals {
                    $0.scan((count: 0, last: [Int]())) { total, tweets in
                        (total.count + tweets.count { !total.last.contains($0) }, tweets)
                    }.map(\.count)
                }),
            Misconception(
                "A number came before the first answer. Send one number per answer.",
                hint: 1, shows: totals { Self.counted($0).startWith(0) }),
            Misconception(
                "An answer without a new tweet sent no number. Send one per answer, even if it stays the same.",
                hint: 2, shows: totals { Self.counted($0).distinct() }),
            Misconception(
                "An empty answer sent no number. Send one per answer, even if there's nothing to add.",
                hint: 2, shows: totals { Self.counted($0.filter { !$0.isEmpty }) }),
            Misconception(
                "The source failed, and your signal didn't. Pass the failure on.", hint: 1
            ) { recorded in
                expected.last?.event.isFailure == true
                    && recorded.filter { $0.event.isValue } == expected.filter { $0.event.isValue }
            },
            Misconception(
                "The source completed, and your signal didn't. Pass the completion on.", hint: 1
            ) { recorded in
                recorded == expected.filter { $0.event != .completed }
            },
            Misconception(
                """
                Two subscribers share one total, so the second one doesn't begin with zero. \
                Keep the total in `scan`: each subscription has its own.
                """, hint: 1
            ) { recorded in
                recorded.first { $0.number == 2 } != expected.first { $0.number == 2 }
            },
        ]
    }
}

extension Observation.Event {
    /// Whether it's a value.
    var isValue: Bool { if case .next = self { true } else { false } }
}

extension TaskCode {
    /// Whether `reduce` is in place of `scan`.
    fileprivate var reducesTheSignal: Bool { tokens.contains("reduce") && !tokens.contains("scan") }
}
