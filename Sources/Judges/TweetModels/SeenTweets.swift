import SharedJudges

extension BookTask {
    /// Task 5 of chapter 08: `scan`, and an array's operators inside it.
    static let seenTweets = BookTask(
        sharing: .signal,
        scenarios: [
            Scenario("answers come, and the source completes") { typing in
                typing.sendAnswers()
                typing.add(.complete)
            }.holding(.repetition, .count, .emptyThings),
            Scenario("answers come, and the source fails") { typing in
                typing.sendAnswers()
                typing.add(.fail)
            }.holding(.failure),
            Scenario("answers come, and the subscriber disposes") { typing in
                typing.sendAnswers()
                typing.add(.dispose, .sendTweets([1, 2]))
            }.holding(.disposal),
            Scenario("a second subscriber comes later") { typing in
                typing.sendAnswers()
                typing.sendAnswers()
                typing.add(.dispose, .sendTweets([1, 2]), .complete)
            }.holding(.secondRun),
        ],
        mistakes: [
            .subscribesEarly,
            Mistake("two subscriptions") { run in
                run.adds(in: .source) { _ in true } && run.extra(in: .source).contains { $0.event == .subscribed }
            },
            counting("each answer") { seen, answer in (answer, Set(answer).count) },
            counting("each answer") { seen, answer in (answer, answer.count) },
            counting("twice in one answer") { seen, answer in
                let all = seen + answer.filter { !seen.contains($0) }
                return (all, all.count)
            },
            counting("sum") { seen, answer in (seen + answer, seen.count + answer.count) },
            counting("answers counted") { seen, answer in (seen + [0], seen.count + 1) },
            counting("authors") { seen, answer in counted(seen + answer.map { $0 % 3 }) },
            counting("authors") { seen, answer in counted(seen + answer.map { $0 % 4 }) },
            Mistake("reduced") { run in
                let end = run.expected.observations(in: .counts, of: 1).last?.at
                let values = run.actual.observations(in: .counts, of: 1).filter(\.event.isValue)
                return values.allSatisfy { $0.at == end } && run.code.tokens.contains("reduce")
            },
            Mistake("only the last answer") { run in
                !run.replaced(in: .counts, of: 1).isEmpty
                    && run.replaced(in: .counts, of: 1).allSatisfy { Int($0.actual) ?? 0 > Int($0.expected) ?? 0 }
            },
            Mistake("begins with zero") { run in
                run.extra(in: .counts, of: 1).map(\.at) == [run.actual.time(of: .subscribe)]
            },
            Mistake("no empty answers") { run in
                let empty = run.actual.times(of: .sendTweets([]))
                let missing = run.missing(in: .counts, of: 1).map(\.at)
                return !missing.isEmpty && run.extra(in: .counts, of: 1).isEmpty && missing.allSatisfy(empty.contains)
            },
            Mistake("distinct") { run in run.leavesOutRepetitions(in: .counts, of: 1) },
            Mistake("failure swallowed") { run in run.missing(in: .counts, of: 1).map(\.event.isFailure) == [true] },
            Mistake("shared set") { run in
                let (all, first) = (run.replaced(in: .counts, of: 2), run.replaced(in: .counts, of: 1))
                return first.isEmpty && !all.isEmpty && all.allSatisfy { Int($0.actual) ?? 0 > Int($0.expected) ?? 0 }
            },
            Mistake("never disposed") { $0.missing(in: .source).contains { $0.event == .disposed } },
        ],
        examples: ExampleTask(
            play: .source { text in tweets(of: text).map { .sendTweets($0) } },
            observe: { transcript, _ in transcript.events(in: .counts, of: 1) })
    )

    /// The first subscriber gets the counts of another rule, which remembers or counts other tweets.
    private static func counting(
        _ name: String, by rule: @escaping @Sendable ([Int], [Int]) -> ([Int], Int)
    ) -> Mistake {
        Mistake(name) { run in
            var (seen, isOpen) = ([Int](), false)
            let numbers = run.actual.stimuli.compactMap { stimulus -> String? in
                isOpen = isOpen || stimulus.verb == .subscribe
                guard isOpen, let answer = stimulus.verb?.sentTweets else { return nil }
                let (next, number) = rule(seen, answer)
                seen = next
                return "\(number)"
            }
            let sent = run.actual.values(in: .counts, of: 1)
            return !sent.isEmpty && sent == Array(numbers.prefix(sent.count))
        }
    }

    private static func counted(_ seen: [Int]) -> ([Int], Int) { (seen, Set(seen).count) }

    /// The IDs of the tweets that a text stands for; nil if it has characters other than lowercase letters.
    private static func tweets(of text: String) -> [Int]? {
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        let numbers = text.compactMap(letters.firstIndex)
        return numbers.count == text.count ? numbers : nil
    }
}

extension Typing {
    /// Sends an answer, subscribes, and sends more answers: without tweets, with new tweets, with old tweets, and with
    /// both.
    fileprivate mutating func sendAnswers() {
        let numbers = (10...99).shuffled(using: &generator)
        add(.sendTweets(Array(numbers[5...6])), .subscribe)
        let first = Array(numbers[0...2])
        let second = Array(numbers[1...3])
        for answer in [[], first, second, second, [], [numbers[0], numbers[4]]] { add(.sendTweets(answer)) }
        // More answers and tweets than a limited list can hold, then the first tweets again.
        for start in stride(from: 7, to: 60, by: 4) { add(.sendTweets(Array(numbers[start..<start + 6]))) }
        add(.sendTweets(first))
        // A tweet twice in one answer, and IDs that are equal as a `Double`.
        add(.sendTweets([numbers[70], numbers[71], numbers[70]]))
        let large = 1 << 60 + Int.random(in: 0...999, using: &generator) * 4_096
        add(.sendTweets([large, large + 1, large + 2]))
    }
}

extension Observation.Event {
    var isValue: Bool { if case .next = self { true } else { false } }
}
