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
            Mistake("asked after the end") { run in
                run.missing(in: .calledOff).contains { $0.at == run.actual.time(of: .dispose) }
            },
            Mistake("a later subscriber disturbs") { run in
                run.actual.times(of: .subscribe).count > 1
                    && !(run.missing(in: .question) + run.missing(in: .outcome, of: 2)).isEmpty
            },
            Mistake("ends with a lost connection") { run in
                guard let lost = run.actual.time(of: .refuse), let missing = run.missing(in: .question).first,
                    missing.at > lost
                else { return false }
                return run.actual.observations(in: .question).allSatisfy { $0.at < missing.at }
            },
            Mistake("one try too many") { $0.extra(in: .question).contains(at: .refuse, of: $0) },
            Mistake("another pause before the second try") { run in
                guard let lost = run.actual.time(of: .refuse) else { return false }
                return run.extra(in: .question).first?.at == lost + .milliseconds(400)
            },
            Mistake("one try only") { $0.missing(in: .question).contains(at: .refuse, of: $0) },
            Mistake("stays at checking") { run in
                run.missing(in: .outcome, of: 1).first?.text == "unknown" && run.missing(in: .question).isEmpty
            },
            Mistake("off by one") { run in
                let refused = Set(run.missing(in: .outcome, of: 1).filter { $0.text == "checking" }.map(\.at))
                return run.replaced(in: .outcome, of: 1).contains { $0 == ("checking", "tooShort") }
                    && run.actual.stimuli.allSatisfy { !refused.contains($0.at) || $0.verb?.sentText?.count == 3 }
            },
            Mistake("two are enough") { run in
                run.replaced(in: .outcome, of: 1).contains { $0 == ("tooShort", "checking") }
            },
            Mistake(filling: "another name") { run in
                run.replaced(in: .question).first.map { ["name": $0.expected, "asked": $0.actual] }
            },
            Mistake("the wrong way round") { run in
                let replaced = run.replaced(in: .outcome, of: 1)
                return !replaced.isEmpty
                    && replaced.allSatisfy { $0 == ("free", "taken") || $0 == ("taken", "free") }
            },
            Mistake("short names unsaid") { $0.leavesOut(in: .outcome, of: 1) { $0 == "tooShort" } },
            Mistake("short names late") { run in
                run.missing(in: .outcome, of: 1).first?.text == "tooShort" && run.missing(in: .question).isEmpty
            },
            Mistake("checking unsaid") { $0.leavesOut(in: .outcome, of: 1) { $0 == "checking" } },
            Mistake("checking late") { run in
                run.missing(in: .outcome, of: 1).first?.text == "checking" && run.missing(in: .question).isEmpty
            },
            Mistake("without a pause") { run in
                run.extra(in: .question).contains { question in run.actual.stimuli.contains { $0.at == question.at } }
            },
            Mistake("another pause") { run in
                !run.missing(in: .question).isEmpty && !run.extra(in: .question).isEmpty
            },
            Mistake("old answers") { run in
                !run.missing(in: .calledOff).isEmpty && !run.extra(in: .outcome, of: 1).isEmpty
            },
            Mistake("not asked again") { run in
                run.missing(in: .question).contains { missing in
                    run.actual.observations(in: .question).contains { $0.text == missing.text && $0.at < missing.at }
                }
            },
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
