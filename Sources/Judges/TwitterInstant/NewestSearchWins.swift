import Exercises
import Grading

extension ExerciseTask {
    /// Task 1 of chapter 11: the stale answer.
    static let newestSearchWins = ExerciseTask(
        number: 1,
        title: "the newest search wins",
        kind: .step,
        goal: """
            Answers come in any order. With the pipeline of chapter 10 a slow answer \
            to an old text replaces the quick one to the new text, and stays. \
            Have the newest search win, always, and call off the request that it overtakes.
            """,
        hints: [
            """
            `flatMap` keeps all the signals that it was given and passes on what any of them sends. \
            Which of them should it keep?
            """,
            """
            There is a `flatMap` that disposes of the signal before when the next one comes; \
            and a search that is disposed of calls off its request.
            """,
            "Write `.flatMapLatest { text in ... }` in the place of `.flatMap { text in ... }`. Nothing else changes.",
        ],
        explanation: """
            One word was wrong. `flatMap` merges, `flatMapLatest` switches: \
            each new value disposes of the signal made for the one before. \
            Whoever only compares texts when an answer comes hides the stale answer, and still pays for it.
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
                let words = judgment.searched
                return judgment.wrongRequests
                    ?? judgment.endedTooEarly
                    ?? judgment.waited(for: words[1], before: words[2])
                    ?? judgment.wrongList(after: words[0])
                    ?? judgment.wrongList(after: words[2])
                    ?? judgment.wrongList(after: words[3])
                    ?? judgment.notCalledOff(words[1])
            },
            .accessIsDenied,
            .code { $0.classicMistake },
        ]
    )
}
