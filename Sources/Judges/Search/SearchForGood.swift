import Exercises
import Grading

extension ExerciseTask {
    /// Task 5 of chapter 06: one failed search must not end all searching.
    static let searchForGood = ExerciseTask(
        number: 5,
        scenarios: [
            Scenario("answers and failures, in turn", judge: \SurvivalJudgment.finding) { typing in
                let failures = ["503", "drop", "malformed", "429", "500"].shuffled(using: &typing.generator)
                let plan = ["200", failures[0], "200"] + failures[1...] + ["200..."]
                typing.open(SearchWorld(access: .ask, plan: plan.joined(separator: ","), latency: "30ms"))
                typing.add(.allow)
                typing.type(SearchWords.one(using: &typing.generator))
                typing.type(typing.word() + typing.word())
                typing.wait(.seconds(1))
            },
            Scenario("answers overtake each other", input: Typing.self) { typing in
                typing.typeDuringSearches()
            } judge: { transcript in
                SearchTraffic(transcript: transcript).finding
                    ?? ShownAnswers(transcript: transcript, lane: .log).finding(in: "The log")
            },
            Scenario("access is denied", input: Typing.self) { typing in
                typing.open(SearchWorld(access: .deny))
                typing.type(typing.word())
            } judge: { transcript in
                FailureInTheLog(words: "code 0", cause: "Access was denied").finding(in: transcript)
            },
        ]
    )
}

/// Judges a pipeline that survives the failures of its searches.
private struct SurvivalJudgment: Judgment {
    let transcript: Transcript

    private var traffic: SearchTraffic { SearchTraffic(transcript: transcript) }

    var finding: Finding? {
        let wanted = traffic.wanted.flatMap { $0 }
        let sent = traffic.sent.flatMap { $0 }
        let log = transcript.values(in: .log)
        let counts = "\(SearchTraffic.count(of: sent)) for \(wanted.count) valid texts"

        if sent.isEmpty, let finding = transcript.accessNeverRequested { return finding }
        if sent.count < wanted.count, sent.count > 1, sent == Array(wanted.prefix(sent.count)) {
            let cause =
                log.contains { $0.hasPrefix("failed") }
                ? "The failure ended the whole pipeline."
                : "The failure was caught too late, after it had ended the whole pipeline."
            return traffic.finding(
                """
                After a failed search, no other was sent: \(counts). \
                \(cause)
                """,
                hint: 2)
        }
        if sent.count > wanted.count, Set(sent) == Set(wanted) {
            return traffic.finding(
                """
                A text was searched for more than once: \(counts). \
                `retry` sends the search again; the task doesn't ask for that.
                """, hint: 2)
        }
        if let finding = traffic.finding { return finding }

        if traffic.wanted.joined().isEmpty { return nil }
        if log.isEmpty { return traffic.finding("The searches were sent, but nothing was logged.", hint: 3) }
        if let line = log.first(where: { $0.contains("code 2") && !$0.hasPrefix("failed: ") }) {
            return traffic.finding(
                "A failed search was logged as \"\(line)\". Its line has to begin with \"failed: \".", hint: 3)
        }
        if log.count < sent.count, !log.contains(where: { $0.hasPrefix("failed") }) {
            return traffic.finding(
                """
                No failed search was logged. A failure that is caught and not shown is worse than an end: \
                the user never knows.
                """, hint: 3)
        }
        if log.allSatisfy({ $0.hasPrefix("failed") }) {
            return traffic.finding("The failures were logged, but none of the answers.", hint: 3)
        }
        return wrongLine(in: log, about: sent)
    }

    /// One line for each search, in order: each ends before the next begins.
    private func wrongLine(in log: [String], about sent: [String]) -> Finding? {
        guard case .openForm(let world) = transcript.stimuli.first?.action else { return nil }
        let plan = world.plan.split(separator: ",")
        if log.count != sent.count {
            return traffic.finding(
                """
                \(sent.count) searches ended, with an answer or a failure, but the log has \(log.count) lines. \
                Log one line for each.
                """, hint: 3)
        }
        for (place, (line, text)) in zip(log, sent).enumerated() {
            let isAnswered = plan[min(place, plan.count - 1)].hasPrefix("200")
            if isAnswered, !line.contains(text) {
                return traffic.finding(
                    "The search for \"\(text)\" was answered, but the log says \"\(line)\". Log its summary.", hint: 3)
            }
            let status = plan[min(place, plan.count - 1)]
            let isExplained = line.contains("code 2") && (!status.hasPrefix("50") || line.contains(status))
            if !isAnswered, !line.hasPrefix("failed: ") || !isExplained {
                return traffic.finding(
                    """
                    The search for "\(text)" failed, but the log says "\(line)". \
                    Log "failed: " and the error.
                    """, hint: 3)
            }
        }
        return nil
    }
}
