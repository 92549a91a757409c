import SharedJudges

extension BookTask {
    /// Task 4 of chapter 05: `filter` written by hand.
    static let filterByHand = BookTask(
        sharing: .keptNumbers,
        scenarios: [
            Scenario("numbers come, and the source completes") { $0.sendNumbers(ending: .complete) }.holding(.count),
            Scenario("numbers come, and the source fails") { $0.sendNumbers(ending: .fail) }.holding(.failure),
            Scenario("numbers come, and the subscriber disposes") { $0.sendNumbers(ending: .dispose) }.holding(
                .disposal),
            Scenario("no number is included, and the source completes") { $0.sendOdd(ending: .complete) },
            Scenario("no number is included, and the source fails") { $0.sendOdd(ending: .fail) },
            Scenario("large numbers come, of which the odd ones are included") { typing in
                typing.add(.subscribe)
                for number in (999_970...1_000_030).shuffled(using: &typing.generator) { typing.add(.send(number)) }
                typing.add(.complete)
            },
        ],
        mistakes: [
            .callsTheOperator("filter", named: "the librarys own"), .subscribesEarly, .sharesTheSource,
        ],
        examples: ExampleTask(
            play: .source { text in Int(text).map { .send($0) } },
            observe: { transcript, _ in transcript.events(in: .kept, of: 1) })
    )
}

extension Typing {
    fileprivate mutating func sendNumbers(ending end: BookVerb) {
        sendNumber(isEven: true)
        add(.subscribe)
        for _ in 0..<3 {
            sendNumber(isEven: false)
            sendNumber(isEven: true)
        }
        add(end)
        sendNumber(isEven: true)
    }

    fileprivate mutating func sendOdd(ending end: BookVerb) {
        add(.subscribe)
        for _ in 0..<Int.random(in: 0...2, using: &generator) { sendNumber(isEven: false) }
        add(end)
    }

    private mutating func sendNumber(isEven: Bool) {
        let half = Int.random(in: 1...9, using: &generator)
        add(.send(isEven ? 2 * half : 2 * half + 1))
    }
}
