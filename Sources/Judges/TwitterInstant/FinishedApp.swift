import Exercises
import Grading

extension ExerciseTask {
    /// Task 5 of chapter 11: the final exam.
    static let finishedApp = ExerciseTask(
        number: 5,
        title: "the finished app",
        kind: .exam,
        goal: """
            This is the last pipeline of the tutorial of 2014, and you know its faults by now. \
            Turn it into one that gets through a storm. \
            What counts is what is seen, what it costs, and what is left behind:

            - A text of three characters or more is searched for, once, \
            after a pause of 500 milliseconds in the typing. \
            A text that was deleted during the pause isn't. \
            A text that comes again after a pause is searched for again.
            - A shorter text waits for the same pause, cancels the running search, and empties the list: `.tooShort`.
            - The newest search wins: the request of an older one is canceled, and its tweets never replace newer ones.
            - A failed search is shown, with `form.show(_:)` or in the log, and isn't sent again; \
            the next text is searched for. Denied access is shown, too.
            - The list is changed on main.
            - No row shows another author's picture, not even for a moment. \
            When a row is reused, the download for the old tweet is canceled.
            - A form that's closed during a search is freed at once, and disposing what you return cancels that search.
            """,
        hints: [
            """
            Six faults, all met before: the order of `filter` and `throttle`, a stale answer, \
            a failure that ends everything, two closures that hold the form, and another author's face. \
            Take them one at a time.
            """,
            """
            `throttle` comes first, then `flatMapLatest` to a signal that can't fail: \
            `.just(.tooShort)` for a text that's too short, and a search that catches its error for any other.
            """,
            """
            No closure of the pipeline may hold the form: `[weak form]` in both. \
            An avatar ends with its row: `.take(until: cell.prepareForReuseSignal)` directly above `subscribe`, \
            or call `loadAvatars(form)`, which does that.
            """,
        ],
        explanation: """
            That's Twitter Instant as it should have been. \
            It got through a storm that was made up a moment ago, and no line of it knows about storms: \
            each one has a reason that you can name. Save this file. It's yours, and the next page runs it.
            """,
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
