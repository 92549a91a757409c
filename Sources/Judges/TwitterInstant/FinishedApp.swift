import Exercises
import Grading

extension ExerciseTask {
    /// Task 5 of chapter 11: the final exam.
    static let finishedApp = ExerciseTask(
        number: 5,
        title: "the finished app",
        kind: .stretch,
        goal: """
            This is the last pipeline of the tutorial of 2014, and you know its faults by now. \
            Make it one that gets through a storm: bursts of typing, texts that are deleted again, \
            answers out of order, a service that is over capacity, a rate limit, a user who denies access, \
            rows that are reused before their avatars have come, and a form that is closed during a search. \
            A text that is too short empties the list and cancels the search that is running, after the same pause. \
            What counts is what was seen, what it cost, and what is left behind.
            """,
        hints: [
            """
            Six faults, all met before: the order of `filter` and `throttle`, a stale answer, \
            a failure that ends everything, two closures that hold the form, and the face of somebody else. \
            Take them one at a time.
            """,
            """
            `throttle` first; then `flatMapLatest` to a signal that never fails: \
            `.just(.tooShort)` for a text that is too short, and a search that catches its error.
            """,
            """
            No closure of the pipeline may hold the form: `[weak form]` in both. \
            An avatar ends with its row: `.take(until: cell.prepareForReuseSignal)`, or `loadAvatars(form)`, \
            which has it.
            """,
        ],
        explanation: """
            That is Twitter Instant as it should have been, and each line has a reason that you can name. \
            Everything that happens to it, in whatever order, ends with the right tweets on the screen.
            """,
        points: 3,
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
                // As planned above, without the text that was deleted again.
                let words = judgment.searched
                let short = judgment.tooShort
                let seen =
                    judgment.wrongList(after: words[1])
                    ?? judgment.notCalledOff(words[0])
                    ?? judgment.silent(about: words[2])
                    ?? judgment.wrongList(after: words[3])
                let afterShortTexts =
                    judgment.notEmptied(after: short[0])
                    ?? judgment.notCalledOff(words[4], by: short[1])
                    ?? judgment.notEmptied(after: short[1])
                let end =
                    judgment.silent(about: words[5])
                    ?? judgment.wrongList(after: words[6])
                    ?? judgment.leftBehind(words[7])
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
                return judgment.wrongFaces(after: judgment.searched[1]) ?? judgment.wastedDownloads
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
                let word = judgment.searched[1]
                return judgment.oldFaces(after: word) ?? judgment.wrongFaces(after: word)
            },
            .accessIsDenied,
            .code { $0.classicMistake },
        ]
    )
}
