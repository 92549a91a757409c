import Exercises
import Grading

extension ExerciseTask {
    /// Task 1 of chapter 07: the tutorial's own step.
    static let bringToMain = ExerciseTask(
        number: 1,
        scenarios: [
            Scenario("a word is typed, and the answers take their time", input: Typing.self) { typing in
                typing.typeDuringSearches()
            } judge: { transcript in
                transcript.findingAboutView
            },
            Scenario("the second search fails", input: Typing.self) { typing in
                typing.open(SearchWorld(plan: "200,503...", latency: "20ms"))
                typing.type(typing.word().prefix(4))
                typing.wait(.seconds(1))
            } judge: { transcript in
                let status = transcript.values(in: .status)
                if let last = status.last, last.contains("code 2") || last.contains("503"), status.count == 2 {
                    return nil
                }
                return Finding(
                    """
                    The second search failed, but the view still shows \
                    \(status.last.map { "\"\($0)\"" } ?? "nothing"). \
                    `deliver(on:)` passes failures on too: show them in `failed:`.
                    """, hint: 3)
            }.cutting(.nothing),
        ]
    )
}

extension Transcript {
    /// The finding unless each answer is shown in the view, on main, when it arrives.
    fileprivate var findingAboutView: Finding? {
        let traffic = SearchTraffic(transcript: self)
        if let finding = traffic.finding { return finding }
        if traffic.wanted.joined().isEmpty { return nil }
        let answers = ShownAnswers(transcript: self, lane: .status)
        guard answers.shown.isEmpty else { return answers.finding(in: "`form.status`") }
        if let line = observations(in: .log).first {
            return answers.finding(
                """
                The answers were logged on the thread "\(line.thread)", but no view shows them. \
                Show them in `form.status`, which belongs to main.
                """, hint: 1)
        }
        return answers.finding(
            "\(answers.answers.count) searches were answered, but `form.status` never showed an answer.", hint: 1)
    }
}
