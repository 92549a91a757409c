import Exercises
import Grading
import StarterProject

extension ExerciseTask {
    /// Task 4 of chapter 11: the same app, without a screen.
    static let viewModel = ExerciseTask(
        number: 4,
        title: "a view model",
        kind: .write,
        goal: """
            Write the finished app as a model that knows no view: texts go into `text`, \
            outcomes come out of `outcome`. It has to do all that the app does, \
            and to be freed when nobody holds it any more.
            """,
        hints: [
            """
            It is the pipeline of the step, with another source and another end: \
            `text.signal.signal` is what is typed, and `outcome` is where it ends up.
            """,
            """
            Make one outcome of each text: `.just(.tooShort)` for a short one, \
            and for the others a search that catches its error inside.
            """,
            "`bind(to: outcome, \\.value)` holds its target weakly, and no closure of the pipeline needs `self`.",
        ],
        explanation: """
            This task was graded without a screen, and that is what a view model is for. \
            It holds no view, so it can be tested by typing into it and reading what comes out; \
            and the view in front of it only shows and forwards.
            """,
        points: 2,
        scenarios: [
            Scenario("texts go in") { generator in
                let words = SearchWords.all.shuffled(using: &generator)
                var time = Duration.zero
                var stimuli = [Stimulus.open(SearchWorld(plan: "200@80ms,503@80ms,200@4000ms,200@80ms,200@4000ms"))]
                func type(_ text: String, then pause: Duration) {
                    stimuli.append(Stimulus(at: time, .type(text)))
                    time += pause
                }
                let letter = Duration.milliseconds(10 * Int.random(in: 8...24, using: &generator))
                for word in words.prefix(4) {
                    for length in 1..<word.count { type(String(word.prefix(length)), then: letter) }
                    type(word, then: .milliseconds(700))
                }
                time += .seconds(5)
                type(String(words[3].prefix(2)), then: .milliseconds(700))
                type(words[4], then: .milliseconds(700))
                stimuli.append(Stimulus(at: time, .release))
                stimuli.append(Stimulus(at: time + .seconds(5), .wait))
                return stimuli
            } judge: { transcript in
                ModelJudgment(transcript: transcript).finding
            }
        ]
    )
}

/// Judges the outcomes of a model, text by text.
private struct ModelJudgment: Judgment {
    let transcript: Transcript

    /// The texts that didn't change for 500 ms, including the one that is too short.
    private var settled: [String] {
        zip(moments, moments.dropFirst()).compactMap { moment, next in
            guard let stimulus = moment.stimulus, let end = next.stimulus?.at else { return nil }
            return end - stimulus.at >= .milliseconds(500) ? stimulus.action.typedText : nil
        }
    }

    var finding: Finding? {
        let words = settled
        let requests = transcript.values(in: .request)
        let outcomes = transcript.values(in: .outcome)
        if Set(outcomes).count <= 1 {
            return Finding(
                """
                Texts went in, but `outcome` never changed. \
                Subscribe to `text.signal`, and bind the pipeline to `outcome`.
                """,
                hint: 1)
        }
        if requests.count > 5 {
            return Finding(
                "\(requests.count) requests were sent, where 5 are enough. Search only after a pause in the typing.",
                hint: 1)
        }
        if requests.count < 4 {
            return Finding(
                """
                After a search failed, `outcome` didn't change any more. Catch the error inside, on the search itself.
                """,
                hint: 2)
        }
        let shown = words.map { outcome(after: $0) }
        if shown[3] == SearchAnswers.ids(for: words[2]) {
            return Finding(
                """
                For "\(words[3])" the outcome was the tweets for "\(words[2])": an older answer replaced a newer one.
                """, hint: 1)
        }
        for place in [0, 3] where shown[place] != SearchAnswers.ids(for: words[place]) {
            return Finding("After \"\(words[place])\" the outcome was: \(shown[place] ?? "none").", hint: 1)
        }
        if shown[1]?.contains("code 2") != true {
            return Finding(
                "The search for \"\(words[1])\" failed, but the outcome was: \(shown[1] ?? "none").", hint: 2)
        }
        if shown[4] != "\(SearchOutcome.tooShort)" {
            return Finding(
                """
                "\(words[4])" is too short, but the outcome is still that of the text before. \
                A short text needs an outcome too.
                """, hint: 2)
        }
        if transcript.alive("model") > 0 {
            return Finding(
                """
                The model was released, but it is still alive: a closure of its own pipeline captures it strongly.
                """, hint: 3)
        }
        return nil
    }

    /// The last outcome before the next text.
    private func outcome(after text: String) -> String? {
        guard let start = moments.lastIndex(where: { $0.stimulus?.action == .type(text) }) else { return nil }
        let end = moments.indices.first { $0 > start && moments[$0].stimulus != nil } ?? start
        return moments[...end].flatMap { $0.values(in: .outcome) }.last
    }
}
