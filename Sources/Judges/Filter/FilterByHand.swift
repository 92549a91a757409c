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
                for number in (999_985...1_000_015).shuffled(using: &typing.generator) { typing.add(.send(number)) }
                typing.add(.complete)
            },
            .code(.callsTheOperator("filter", named: "the librarys own")),
        ],
        mistakes: [
            .subscribesEarly,
            Mistake("keeps all") { $0.adds(in: .kept, of: 1) { !isIncluded($0) } },
            Mistake("inverted") { run in
                let kept = run.actual.values(in: .kept, of: 1)
                return !kept.isEmpty && kept.allSatisfy { !isIncluded($0) }
            },
            Mistake("failure is completion") { run in
                run.missing(in: .kept, of: 1).map(\.event) == [.failed("Trouble")]
                    && run.extra(in: .kept, of: 1).map(\.event) == [.completed]
            },
            Mistake("ends at the first no") { $0.extra(in: .kept, of: 1).contains { $0.event == .completed } },
            Mistake("forgets the completion") { $0.missing(in: .kept, of: 1).map(\.event) == [.completed] },
            Mistake("forgets the failure") { $0.missing(in: .kept, of: 1).map(\.event) == [.failed("Trouble")] },
            Mistake("each number once") { $0.leavesOutRepetitions(in: .kept, of: 1) },
            Mistake("one subscription for all") { run in
                run.actual.stimuli.count { $0.verb == .subscribe } > 1 && !run.missing(in: .kept, of: 1).isEmpty
            },
            .sharesTheSource,
            Mistake("never disposed") { $0.missing(in: .source).contains { $0.event == .disposed } },
            Mistake("asks twice") { !$0.extra(in: .asked).isEmpty },
        ],
        examples: ExampleTask(
            play: .source { text in Int(text).map { .send($0) } },
            observe: { transcript, _ in transcript.events(in: .kept, of: 1) })
    )
}

private func isIncluded(_ text: String) -> Bool {
    Int(text).map { number in number.isMultiple(of: 2) == (number < 1_000_000) } ?? false
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
