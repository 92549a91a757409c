import SharedJudges

extension BookTask {
    /// Task 7 of chapter 12: a screen from its specification.
    static let chooseAName = BookTask(
        sharing: .signal,
        view: TaskView(free: [.source]),
        scenarios: [
            Scenario("names are typed, shortened and cleared, and each pause is long") { typing in
                typing.add(.subscribe)
                typing.spell("mia", pause: .milliseconds(120))
                typing.wait(.seconds(1))
                typing.sendAndWait("mi")
                for name in ["", "tom", "tomm"] { typing.name(name, after: .milliseconds(150)) }
                typing.wait(.seconds(1))
                typing.sendAndWait("mia\(typing.letter)")
                // 400 ms is a pause, 390 ms isn't.
                typing.name("anna")
                typing.name("annab", after: .milliseconds(390))
                typing.name("annabe", after: .milliseconds(410))
                typing.wait(.seconds(1))
                let short = ["日本", "é🇯🇵", "👨‍👩‍👧👍🏽"]
                let others = ["日本🇯🇵", "Tom", "Ted\(typing.letter)", "TIM", "MIA\(typing.letter)", SearchWords.long]
                for name in [" \(typing.letter) "] + (short + others).shuffled(using: &typing.generator) {
                    typing.sendAndWait(name)
                }
            }.holding(.interval, .emptyThings),
            Scenario("the same name comes again") { typing in
                typing.add(.subscribe)
                let name = "lu\(typing.letter)"
                typing.sendAndWait(name, name)
            }.holding(.repetition),
            Scenario("newer names come while the service is asked") { typing in
                typing.add(.subscribe)
                for name in ["leo", "le", "leon\(typing.letter)", "tim", "lea"] {
                    typing.name(name, after: .milliseconds(10 * Int.random(in: 45...55, using: &typing.generator)))
                }
                typing.wait(.seconds(1))
            },
            Scenario("the connection is lost once") { typing in
                typing.add(.subscribe)
                typing.lose("nina", times: 1)
                typing.sendAndWait("ted")
            },
            Scenario("the connection is lost twice in a row") { typing in
                typing.add(.subscribe)
                for name in ["nin\(typing.letter)", "lost", "nin\(typing.letter)"] { typing.lose(name, times: 2) }
                typing.sendAndWait("ni", "nina")
                typing.lose("noa", times: 1)
                typing.lose("toni", times: 2)
            }.holding(.failure, .count),
            Scenario("the subscriber disposes while the service is asked") { typing in
                typing.add(.subscribe)
                typing.name("ida")
                typing.add(.dispose, after: .milliseconds(500))
                typing.sendAndWait("idas")
            }.holding(.disposal),
            Scenario("a second subscriber comes later") { typing in
                typing.add(.subscribe)
                typing.name("ben")
                typing.add(.subscribe)
                typing.sendAndWait("bert")
                typing.add(.dispose)
                typing.sendAndWait("bertha")
            }.holding(.secondRun),
        ],
        mistakes: [
            .observed("another name") { run in
                run.replaced(in: .question).first.map { ["name": $0.expected, "asked": $0.actual] }
            }
        ],
        examples: ExampleTask(
            play: ExamplePlay(
                opening: { _ in [.subscribe] },
                action: { kind in
                    switch kind {
                    case .next("x"): .refuse
                    case .next(let name): .sendText(name)
                    default: nil
                    }
                }),
            observe: { transcript, _ in
                transcript.events(in: .outcome, of: 1).map { event in
                    if case .next(let status) = event.kind {
                        TimedEvent(at: event.time, .next(status == "tooShort" ? "s" : String(status.prefix(1))))
                    } else {
                        event
                    }
                }
            })
    )
}

extension Typing {
    /// A random letter except `t`, so that a program can't know the name in advance.
    fileprivate var letter: Character {
        mutating get { "abcdefghijklmnopqrsuvwxyz".randomElement(using: &generator) ?? "a" }
    }

    fileprivate mutating func name(_ name: String, after pause: Duration = .milliseconds(100)) {
        add(.sendText(name), after: pause)
    }

    fileprivate mutating func spell(_ word: String, pause: Duration) {
        for count in 0...word.count { name(String(word.prefix(count)), after: pause) }
    }

    fileprivate mutating func lose(_ word: String, times: Int) {
        name(word)
        wait(.milliseconds(400))
        loseConnection(times: times)
    }
}
