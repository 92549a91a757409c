import SharedJudges

extension SharedFixture {
    static let accessSignal = signal(scenarios: [
        .secondRun: [
            Scenario(
                "after a request, two subscribers wait for the user's answer, and another one asks again",
                showing: [
                    Mistake("request shared") { run in
                        !run.missing(in: .accessRequest).isEmpty && run.missing(in: .asked).isEmpty
                    },
                    Mistake("newest subscriber only") { run in
                        (2...3).count { run.actual.observations(in: .access, of: $0).isEmpty } == 1
                    },
                ]
            ) { typing in
                typing.requestAccess(answers: [.allow])
                typing.add(.resetDecision, .subscribe, .subscribe, .allow, .resetDecision, .subscribe, .deny)
            }
        ]
    ])

    static let announcement = signal()

    static let keptNumbers = signal(scenarios: [
        .repetition: [
            Scenario("numbers come again") { typing in
                let even = 2 * Int.random(in: 1...9, using: &typing.generator)
                typing.add(.subscribe)
                for number in [even, even, even + 1, even + 1, even, even] { typing.add(.send(number)) }
                typing.add(.complete)
            }
        ],
        .secondRun: [
            Scenario("a second subscriber comes later") { typing in
                let even = 2 * Int.random(in: 1...9, using: &typing.generator)
                typing.add(
                    .subscribe, .send(even), .subscribe, .send(even + 1), .send(even + 2), .dispose, .send(even + 4),
                    .complete)
            }
        ],
    ])

    static let rows = SharedFixture(
        reasons: [.interval: noInterval, .failure: "Task 1 asks about failures."],
        scenarios: [.repetition: [ShownRows.again], .count: [ShownRows.once], .emptyThings: [ShownRows.empty]])
}

extension Mistake {
    /// A signal that subscribes to its source before it has a subscriber itself.
    static let subscribesEarly = Mistake("hot") { run in
        let first = run.actual.firstMoment(.subscribe)
        return run.actual.playedMoments[..<first].contains { $0.observations.contains { $0.lane == .source } }
    }

    /// Subscribers that share a subscription to the source.
    static let sharesTheSource = Mistake("shared source") { run in
        func subscriptions(_ transcript: Transcript) -> Int {
            transcript.observations(in: .source).count { $0.event == .subscribed }
        }
        return subscriptions(run.actual) < subscriptions(run.expected)
    }
}
