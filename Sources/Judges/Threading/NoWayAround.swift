import Exercises
import Grading

extension ExerciseTask {
    /// Task 3 of chapter 07: work in the background and its result on main, with signals only.
    static let noWayAround = ExerciseTask(
        number: 3,
        scenarios: [
            Scenario("a word is typed, and the answers take their time", judge: \DigestJudgment.finding) { typing in
                typing.typeDuringSearches()
            },
            Scenario("the search fails", input: Typing.self) { typing in
                typing.open(SearchWorld(plan: "503..."))
                typing.type(typing.word().prefix(3))
                typing.wait(.seconds(1))
            } judge: { transcript in
                if transcript.values(in: .status).contains(where: { $0.contains("code 2") || $0.contains("503") }) {
                    return nil
                }
                return Finding(
                    "The search failed, but the view doesn't show it. Show the failure in `failed:`.",
                    hint: 3)
            }.cutting(.end),
        ]
    )
}

/// Judges the threads that the work ran on, and what was shown.
private struct DigestJudgment: Judgment {
    let transcript: Transcript

    private var traffic: SearchTraffic { SearchTraffic(transcript: transcript) }

    private var digests: ShownAnswers { ShownAnswers(transcript: transcript, lane: .digest) }

    private var shown: ShownAnswers { ShownAnswers(transcript: transcript, lane: .status) }

    var finding: Finding? {
        if let finding = traffic.finding { return finding }
        if traffic.wanted.joined().isEmpty { return nil }
        if digests.shown.isEmpty {
            return digests.finding("`digest` was never called. Pass each answer through it.", hint: 2)
        }
        if digests.shown.count > digests.answers.count {
            return digests.finding(
                """
                `digest` was called \(digests.shown.count) times for \(digests.answers.count) answers. \
                It is expensive: call it once per answer.
                """, hint: 2)
        }
        switch digests.shown.first?.thread {
        case ThreadName.main:
            return digests.finding(
                """
                `digest` ran on main, where it blocks keys and drawing. \
                Put `deliver(on: form.schedulers.main)` below it, not above.
                """, hint: 2)
        case ThreadName.service where transcript.code.tokens.contains("background"):
            return digests.finding(
                """
                `digest` ran on the service's own thread: `flatMap` sends there, whatever is above it. \
                Put `deliver(on: form.schedulers.background)` directly above `digest`, below `flatMap`.
                """, hint: 2)
        case ThreadName.service:
            return digests.finding(
                """
                `digest` ran on the service's own thread, where it blocks other answers. \
                Put `deliver(on: form.schedulers.background)` directly above `digest`.
                """, hint: 2)
        default: break
        }
        if shown.shown.isEmpty {
            return shown.finding("`digest` ran in the background, but `form.status` doesn't show the result.", hint: 3)
        }
        if !shown.shown.allSatisfy({ ShownAnswers.text(of: $0).hasPrefix("digest of") }) {
            return shown.finding("`form.status` should show what `digest` returns for each answer.", hint: 3)
        }
        return shown.isComplete
            ? nil
            : shown.finding(
                "`form.status` should show the digest of each answer once, when the answer arrives.", hint: 3)
    }
}
