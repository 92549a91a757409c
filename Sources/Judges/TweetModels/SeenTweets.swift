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
        mistakes: [.subscribesEarly],
        examples: ExampleTask(
            play: .source { text in tweets(of: text).map { .sendTweets($0) } },
            observe: { transcript, _ in transcript.events(in: .counts, of: 1) })
    )

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
        for number in numbers.prefix(40) { add(.sendTweets([number])) }
        // A tweet twice in one answer, and IDs that are equal as a `Double`.
        add(.sendTweets([numbers[70], numbers[71], numbers[70]]))
        let large = 1 << 60 + Int.random(in: 0...999, using: &generator) * 4_096
        add(.sendTweets([large, large + 1, large + 2]))
    }
}

extension Observation.Event {
    var isValue: Bool { if case .next = self { true } else { false } }
}
