import Exercises
import Grading

extension ExerciseTask {
    /// Task 1 of chapter 06: the tutorial's own step.
    static let searchAsYouType = ExerciseTask(
        number: 1,
        title: "search as you type",
        kind: .step,
        goal: """
            The pipeline logs valid texts. Search for each of them instead, \
            and log each answer as it comes (`json.searchSummary` is short enough for a log). \
            `search(for:on:accounts:)` is written already: it is the signal that the lesson builds. \
            Failures are logged too.
            """,
        hints: [
            """
            A text has to become a request, and the request's answers have to come out of the pipeline. \
            `map` would give you a signal of signals.
            """,
            """
            `flatMap` takes a function from a value to a signal, subscribes to each signal it gets, \
            and sends on what all of them send. It goes behind `filter`.
            """,
            """
            .filter(isValidSearchText)
            .flatMap { text in search(for: text, on: twitter, accounts: accounts) }
            .subscribe(
                next: { [weak form] json in form?.log(json.searchSummary) }, ...)
            """,
        ],
        explanation: """
            `flatMap` is where one pipeline becomes many: each text starts a search of its own, \
            and the answers arrive in whatever order they please. \
            A failure of any search is a failure of the whole; task 5 does something about that.
            """,
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
            },
            Scenario("there is no account", input: Typing.self) { typing in
                typing.open(SearchWorld(accounts: 0))
                typing.type(typing.word().prefix(3))
                typing.wait(.seconds(1))
            } judge: { transcript in
                FailureInTheLog(words: "code 1", cause: "There was no account").finding(in: transcript)
            },
            .accessIsDenied,
            .code { $0.classicMistake },
        ]
    )
}

extension Transcript {
    /// The finding unless each valid text is searched for, and each answer logged.
    fileprivate var findingAboutLog: Finding? {
        if let finding = SearchTraffic(transcript: self).finding { return finding }
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
