import Exercises
import Grading

extension ExerciseTask {
    /// Task 1 of chapter 11: the stale answer.
    static let newestSearchWins = ExerciseTask(
        number: 1,
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
