import Exercises
import Grading

extension ExerciseTask {
    /// Task 5 of chapter 11: the final exam.
    static let finishedApp = ExerciseTask(
        number: 5,
        points: 3,
        freeLanes: [.status, .avatarCanceled],
        scenarios: [
            Scenario("a storm", input: Storm.self) { storm in
                let words = SearchWords.all.shuffled(using: &storm.generator)
                storm.search(for: words[0], answer: "200@\(Storm.slow)")
                storm.search(for: words[1], answer: "200@\(Storm.quick)")
                storm.settle()
                storm.search(for: words[2], answer: "503@\(Storm.quick)")
                storm.search(for: words[3], answer: "200@\(Storm.quick)")
                storm.typeAndDeleteAgain(words[4])
                storm.search(for: words[8], answer: "200@\(Storm.slow)")
                storm.typeTooShort(words[9])
                storm.settle()
                storm.search(for: words[5], answer: "429@\(Storm.quick)")
                storm.search(for: String(words[6].prefix(3)), answer: "200@\(Storm.quick)")
                storm.search(for: words[7], answer: "200@\(Storm.slow)")
                storm.add(.release)
                storm.add(.dispose)
                storm.settle()
            } judge: { transcript in
                let judgment = StormJudgment(transcript: transcript)
                // The searches as planned above, without the text that was deleted again.
                let seen =
                    judgment.wrongList(after: 1)
                    ?? judgment.notCalledOff(0, by: 1)
                    ?? judgment.silent(about: 2)
                    ?? judgment.wrongList(after: 3)
                let afterShortTexts =
                    judgment.notEmptied(afterShort: 0)
                    ?? judgment.notCalledOff(4, byShort: 1)
                    ?? judgment.notEmptied(afterShort: 1)
                let end =
                    judgment.silent(about: 5)
                    ?? judgment.wrongList(after: 6)
                    ?? judgment.leftBehind(7)
                    ?? judgment.offMain
                return judgment.wrongRequests ?? judgment.endedTooEarly ?? seen ?? afterShortTexts ?? end
            },
            Scenario("another list arrives before the avatars of the first", input: Storm.self) { storm in
                // Lists that fill the window, so that the slow downloads are exactly those of the first list's rows.
                let words = SearchWords.all.shuffled(using: &storm.generator).filter {
                    SearchAnswers.tweets(for: $0).count >= 6
                }
                storm.avatarPlan = Array(repeating: "200@7s", count: 6).joined(separator: ",")
                storm.search(for: words[0], answer: "200@\(Storm.quick)")
                storm.search(for: words[1], answer: "200@\(Storm.quick)")
                storm.settle()
                storm.settle()
                storm.add(.look)
            } judge: { transcript in
                let judgment = StormJudgment(transcript: transcript)
                return judgment.wrongFaces(after: 1, atLook: 0) ?? judgment.wastedDownloads
            },
            Scenario("another list arrives, and its avatars take a while", input: Storm.self) { storm in
                let words = SearchWords.all.shuffled(using: &storm.generator).filter {
                    SearchAnswers.tweets(for: $0).count >= 6
                }
                storm.avatarPlan = (Array(repeating: "200@60ms", count: 6) + ["200@3s..."]).joined(separator: ",")
                storm.search(for: words[0], answer: "200@\(Storm.quick)")
                storm.settle()
                storm.search(for: words[1], answer: "200@\(Storm.quick)")
                storm.add(.look)
                storm.settle()
                storm.add(.look)
            } judge: { transcript in
                let judgment = StormJudgment(transcript: transcript)
                return judgment.oldFaces(after: 1) ?? judgment.wrongFaces(after: 1, atLook: 1)
            },
            .anotherListWhileAPictureWaits { row in
                """
                \(row) for a moment: it was on its way to main when the cell was reused. \
                Put `take(until:)` below `deliver(on:)`, directly above `subscribe`.
                """
            },
            .textsComeAgain(afterAnswer: "503"),
            .accessIsDenied,
        ]
    )
}
