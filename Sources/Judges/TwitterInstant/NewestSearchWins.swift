import Exercises
import Grading

extension ExerciseTask {
    /// Task 1 of chapter 11: the stale answer.
    static let newestSearchWins = ExerciseTask(
        number: 1,
        title: "the newest search wins",
        kind: .step,
        goal: """
            Answers arrive in any order. With the pipeline of chapter 10, a slow answer to an old text \
            replaces the quick answer to a new one, and stays. \
            Make the newest search win, always, and cancel the request of a search that's overtaken. \
            Everything else stays as it is: the pause of 500 milliseconds, the filter, and the log of a failure.
            """,
        hints: [
            """
            `flatMap` keeps all the signals that it was given, and passes on what any of them sends. \
            Which of them should it keep?
            """,
            """
            One relative of `flatMap` disposes the older signal when a newer one arrives, \
            and a search that's disposed cancels its request.
            """,
            "Write `.flatMapLatest { text in ... }` in place of `.flatMap { text in ... }`. Nothing else changes.",
        ],
        explanation: """
            The cure isn't in how you show an answer, but in how long a search may live. \
            That's why it saves more than the screen: \
            an overtaken search gives its connection back, and no thread parses an answer for nothing. \
            Now break it: write `.flatMap(.concat)`, and watch the newest search wait in line behind the oldest.
            """,
        scenarios: [
            Scenario("a slow answer is overtaken by a quick one", input: Storm.self) { storm in
                let words = SearchWords.all.shuffled(using: &storm.generator)
                storm.search(for: String(words[0].prefix(3)), answer: "200@\(Storm.quick)")
                storm.search(for: words[1], answer: "200@\(Storm.slow)")
                storm.search(for: words[2], answer: "200@\(Storm.quick)")
                storm.settle()
                storm.typeTooShort(words[4])
                storm.search(for: words[3], answer: "200@\(Storm.quick)")
                storm.settle()
            } judge: { transcript in
                let judgment = StormJudgment(transcript: transcript)
                return judgment.wrongRequests
                    ?? judgment.endedTooEarly
                    ?? judgment.waited(for: 1, before: 2)
                    ?? judgment.wrongList(after: 0)
                    ?? judgment.wrongList(after: 2)
                    ?? judgment.wrongList(after: 3)
                    ?? judgment.notCalledOff(1, by: 2)
            },
            .textsComeAgain(afterAnswer: "200"),
            .accessIsDenied,
        ]
    )
}
