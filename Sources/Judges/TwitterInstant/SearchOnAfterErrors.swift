import Exercises
import Grading

extension ExerciseTask {
    /// Task 2 of chapter 11: one failed search must not be the last.
    static let searchOnAfterErrors = ExerciseTask(
        number: 2,
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
