import SharedJudges

/// The mistakes of a log that has to wait until a preparation completes.
enum PreparedTexts {
    static let words = [["invalid", "code 2"], ["denied", "code 0"], ["account", "code 1"]]

    static let failingInAllWays = Scenario(
        "preparations of several forms fail, each in another way", showing: [.oneKindOfFailure]
    ) { typing in
        for (place, error) in AdvisedError.allCases.shuffled(using: &typing.generator).enumerated() {
            typing.add(.turn(to: place + 1))
            typing.open()
            typing.type(typing.word().prefix(1))
            typing.add(.failWith(error))
            typing.type("x")
        }
    }.cutting(.nothing)

    /// A completed signal completes at once for each subscriber.
    static let overAlready = Scenario("the preparation is over before the form opens") { typing in
        typing.add(.complete)
        typing.open()
        typing.type(typing.word())
    }

    static let mistakes: [Mistake] = [
        .observed("prepared twice") { run in
            let count = run.starts(in: run.actual)
            return count > max(1, run.starts(in: run.expected)) ? ["count": "\(count)"] : nil
        },
        Mistake("failure becomes empty") { run in
            run.actual.time(of: .fail) != nil && !run.extraTexts.isEmpty
                && run.extra(in: .log).allSatisfy { $0.at >= run.ready }
        },
        Mistake(filling: "failure of the preparation without its words") { run in
            let replaced = run.replaced()
            guard run.actual.time(of: .fail) != nil, replaced.count == 1 else { return nil }
            return ["line": replaced[0].actual]
        },
    ]
}

extension PlayedRun {
    /// The time of the verb that ends the preparation, `complete` or `fail`; later than any run without such a verb.
    var ready: Duration { actual.time(of: .complete) ?? actual.time(of: .fail) ?? .seconds(1_000_000) }

    var early: [Observation] { extraTexts.filter { $0.at < ready } }

    var loggedReport: String? {
        let reports = actual.stimuli.compactMap { if case .report(let report)? = $0.verb { report } else { nil } }
        return extra(in: .log).first { line in reports.contains { !$0.isEmpty && line.text.contains($0) } }?.text
    }

    fileprivate func starts(in transcript: Transcript) -> Int {
        transcript.observations(in: .preparation).count { $0.event == .subscribed }
    }
}
