import Exercises
import Grading

extension ExerciseTask {
    /// Task 1 of chapter 06: the tutorial's own step.
    static let searchAsYouType = ExerciseTask(
        number: 1,
        scenarios: [
            Scenario("a word is typed, and the answers take their time", input: Typing.self) { typing in
                typing.typeDuringSearches()
            } judge: { transcript in
                transcript.findingAboutLog
            },
            Scenario("Twitter is over capacity", input: Typing.self) { typing in
                typing.open(SearchWorld(plan: "503..."))
                typing.type(typing.word().prefix(3))
                typing.wait(.seconds(1))
            } judge: { transcript in
                FailureInTheLog(words: "code 2", cause: "Twitter answered with status 503").finding(in: transcript)
            }.cutting(.end),
            Scenario("there is no account", input: Typing.self) { typing in
                typing.open(SearchWorld(accounts: 0))
                typing.type(typing.word().prefix(3))
                typing.wait(.seconds(1))
            } judge: { transcript in
                FailureInTheLog(words: "code 1", cause: "There was no account").finding(in: transcript)
            }.cutting(.end),
            .accessIsDenied,
        ]
    )
}

extension Transcript {
    /// The finding unless each valid text is searched for, and each answer logged.
    fileprivate var findingAboutLog: Finding? {
        let traffic = SearchTraffic(transcript: self)
        if let finding = traffic.finding { return finding }
        if traffic.wanted.joined().isEmpty { return nil }
        let answers = ShownAnswers(transcript: self, lane: .log)
        guard answers.shown.isEmpty else { return answers.finding(in: "The log") }
        return answers.finding(
            """
            The log is empty, although \(answers.answers.count) searches were answered. \
            The answers never come out of the pipeline.
            """, hint: 2)
    }
}

/// Judges whether a failure is logged, once.
struct FailureInTheLog {
    /// What a line of the log has to contain.
    let words: String
    /// The cause of the failure: a sentence without its period.
    let cause: String

    func finding(in transcript: Transcript) -> Finding? {
        let log = transcript.values(in: .log)
        let count = log.count { $0.contains(words) }
        if count == 1, log.count == 1 { return nil }
        if count > 1 { return Finding("\(cause). That happened once, but the log shows it \(count) times.", hint: 1) }
        if log.isEmpty {
            return Finding(
                "\(cause), but the log is empty. Log the failure, with its \(words).", hint: 1)
        }
        return Finding(
            "\(cause). The log should show that failure, with its \(words), and nothing else. It shows \(log).",
            hint: 1)
    }
}
