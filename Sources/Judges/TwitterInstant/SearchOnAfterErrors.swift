import Exercises
import Grading

extension ExerciseTask {
    /// Task 2 of chapter 11: one failed search must not be the last.
    static let searchOnAfterErrors = ExerciseTask(
        number: 2,
        title: "search on after an error",
        kind: .repair,
        goal: """
            The service is over capacity for a second, one search fails, and the app is dead: \
            type what you like, nothing is searched for. The `catch` in the starter was meant to cure that. \
            Repair the pipeline: each failed search is shown, as `SearchOutcome.failed` with `form.show(_:)`, \
            and the next text is searched for as if nothing had happened. Don't send a failed search again. \
            Denied access still ends the pipeline, and its failure is shown, too: log it, or show it like any other.
            """,
        hints: [
            """
            A failure ends every signal that it passes through. \
            Which signals does it pass through before it meets the `catch`?
            """,
            """
            Catch it where only the search is lost: on the inner signal, in the closure of `flatMapLatest`. \
            The failure of `requestAccess` is still there then, so `subscribe` needs its `failed:` again.
            """,
            """
            .flatMapLatest { text in
                search(for: text, on: twitter, accounts: accounts)
                    .tryMap(tweets(in:))
                    .map { tweets in SearchOutcome.found(tweets) }
                    .catch { error in .just(.failed(error)) }
            }
            """,
        ],
        explanation: """
            The compiler knows whether a signal can fail, but not what's over when it does. So it liked the starter: \
            below the outer `catch` nothing could fail anymore, least of all a dead pipeline. \
            Where a failure ends is your decision. Choose the place closest to its cause, \
            so that as little as possible ends with it.
            """,
        freeLanes: [.status, .log],
        scenarios: [
            Scenario("searches fail in all ways, and the next ones don't", input: Storm.self) { storm in
                let words = SearchWords.all.shuffled(using: &storm.generator)
                let failures = ["503", "500", "429", "malformed", "drop", "no-statuses"].shuffled(
                    using: &storm.generator)
                for (place, failure) in failures.enumerated() {
                    storm.search(for: words[place], answer: "\(failure)@\(Storm.quick)")
                    if place == 0 { storm.search(for: String(words[6].prefix(3)), answer: "200@\(Storm.quick)") }
                }
                storm.search(for: words[7], answer: "200@\(Storm.slow)")
                storm.search(for: words[8], answer: "200@\(Storm.quick)")
                storm.settle()
                storm.typeTooShort(words[0])
                storm.search(for: words[9], answer: "200@\(Storm.quick)")
                storm.settle()
            } judge: { transcript in
                let judgment = StormJudgment(transcript: transcript)
                return judgment.wrongRequests
                    ?? judgment.endedTooEarly
                    ?? [0, 2, 3, 4, 5, 6].lazy.compactMap(judgment.silent).first
                    ?? judgment.wrongList(after: 1)
                    ?? judgment.wrongList(after: 8)
                    ?? judgment.wrongList(after: 9)
            },
            .textsComeAgain(afterAnswer: "503"),
            .accessIsDenied,
        ]
    )
}
