import Exercises
import Grading

extension ExerciseTask {
    /// Task 1 of chapter 06: the tutorial's own step.
    static let searchAsYouType = ExerciseTask(
        number: 1,
        title: "search as you type",
        kind: .step,
        goal: """
            The pipeline logs valid texts. Search for each of them instead, and log each answer as it comes (`json.searchSummary` is short \
            enough for a \
            log). `search(for:on:accounts:)` is written already: it is the signal that the lesson builds. Failures are logged too.
            """,
        hints: [
            "A text has to become a request, and the request's answers have to come out of the pipeline. `map` would give you a signal of signals.",
            """
            `flatMap` takes a function from a value to a signal, subscribes to each signal it gets, and sends on what all of them send. It \
            goes behind `filter`.
            """,
            """
            .filter(isValidSearchText)
            .flatMap { text in search(for: text, on: twitter, accounts: accounts) }
            .subscribe(
                next: { [weak form] json in form?.log(json.searchSummary) }, ...)
            """,
        ],
        explanation: """
            `flatMap` is where one pipeline becomes many: each text starts a search of its own, and the answers arrive in whatever order they \
            please. \
            A failure of any search is a failure of the whole; task 5 does something about that.
            """,
        scenarios: [
            Scenario("a word is typed, and the answers take their time") { generator in
                var world = SearchWorld()
                // Longer than any pause between two keys: there is always a search on its way when the next one starts.
                world.latency = "300ms-900ms"
                var typing = Typing()
                typing.open(world)
                typing.type(Typing.word(using: &generator), using: &generator)
                typing.delete(2, using: &generator)
                // Time for every search, also where each waits for the one before.
                typing.wait(.seconds(10))
                return typing.stimuli
            } judge: { transcript in
                AnswersInTheLog(of: transcript).finding
            },
            Scenario("Twitter is over capacity") { generator in
                var world = SearchWorld()
                world.plan = "503..."
                var typing = Typing()
                typing.open(world)
                typing.type(Typing.word(using: &generator).prefix(3), using: &generator)
                typing.wait(.seconds(1))
                return typing.stimuli
            } judge: { transcript in
                FailureInTheLog(words: "code 2", cause: "Twitter answered with status 503").finding(in: transcript)
            },
            Scenario("there is no account") { generator in
                var world = SearchWorld()
                world.accounts = 0
                var typing = Typing()
                typing.open(world)
                typing.type(Typing.word(using: &generator).prefix(3), using: &generator)
                typing.wait(.seconds(1))
                return typing.stimuli
            } judge: { transcript in
                FailureInTheLog(words: "code 1", cause: "There was no account").finding(in: transcript)
            },
        ]
    )
}

/// Judges whether each valid text was searched for, and each answer logged.
private struct AnswersInTheLog {
    private let traffic: SearchTraffic
    private let answers: ShownAnswers

    init(of transcript: Transcript) {
        traffic = SearchTraffic(of: transcript)
        answers = ShownAnswers(transcript: transcript, lane: .log)
    }

    var finding: Finding? {
        if let finding = traffic.finding { return finding }
        if answers.isComplete { return nil }
        if answers.shown.isEmpty {
            return answers.finding(
                """
                \(answers.answers.count) searches were answered, and the log shows nothing: the answers never come out of the pipeline.
                """, hint: 2)
        }
        if answers.shown.count == answers.answers.count,
            zip(answers.shown, answers.answers).allSatisfy({ $0.at == $1.at })
        {
            return answers.finding(
                """
                The log holds a line for each answer, but not the answer: log `json.searchSummary`, which says what was searched.
                """, hint: 3)
        }
        if answers.shown.count < answers.answers.count {
            return answers.finding(
                "\(answers.answers.count) searches were answered, and \(answers.shown.count) of the answers were logged.",
                hint: 2)
        }
        return answers.finding("The log should hold each answer once, when it comes, and nothing else.", hint: 3)
    }
}

/// Judges whether a failure was logged.
struct FailureInTheLog {
    /// What a line of the log has to contain.
    let words: String
    /// Why there was a failure, as the beginning of a sentence.
    let cause: String

    func finding(in transcript: Transcript) -> Finding? {
        let log = transcript.values(in: .log)
        let count = log.count { $0.contains(words) }
        if count == 1, log.count == 1 { return nil }
        if count > 1 { return Finding("\(cause), once, and the log tells it \(count) times.", hint: 1) }
        if log.isEmpty {
            return Finding(
                "\(cause), and the log does not tell: it should hold the failure, with its \(words).", hint: 1)
        }
        return Finding(
            "\(cause), so the log should hold that failure, with its \(words), and nothing else; yours holds \(log).",
            hint: 1)
    }
}
