import Exercises
import Grading

extension ExerciseTask {
    /// Task 1 of chapter 07: the tutorial's own step.
    static let bringToMain = ExerciseTask(
        number: 1,
        title: "bring the answers to main",
        kind: .step,
        goal: """
            The pipeline logs each answer, on the thread where it arrives. \
            Show it in a view instead: set `form.status.text` to the answer's `searchSummary`, \
            and to a text with the error when the pipeline fails. \
            One stage is missing, and the compiler complains until it's there.
            """,
        hints: [
            """
            Set `form?.status.text` in the subscription first, and read what the compiler says about it. \
            Which thread do the events arrive on?
            """,
            """
            `deliver(on:)` moves all events that pass through it to a scheduler. \
            With `form.schedulers.main` it returns a `MainSignal`, whose subscribers may touch views.
            """,
            """
            .flatMap { text in search(for: text, on: twitter, accounts: accounts) }
            .deliver(on: form.schedulers.main)
            .subscribe(
                next:   { [weak form] json in form?.status.text = json.searchSummary },
                failed: { [weak form] error in form?.status.text = "failed: \\(error)" }
            )
            """,
        ],
        explanation: """
            The failure arrives on main too, although no line says so. \
            Now break it: take the stage out again, wrap the assignments in `MainActor.assumeIsolated { … }`, \
            and run `check 7.1`. It compiles, and the first answer stops the program: \
            you promised the compiler something untrue. \
            The stage makes it true.
            """,
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
