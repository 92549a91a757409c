import Exercises
import Grading
import StarterProject

extension ExerciseTask {
    /// Task 4 of chapter 11: the same app, with nothing to look at.
    static let viewModel = ExerciseTask(
        number: 4,
        title: "a view model",
        kind: .write,
        goal: """
            Write the finished app as a model that knows no view: texts go into `text`, outcomes come out of `outcome`. It has to do all that \
            the app does, and to be freed when nobody holds it any more.
            """,
        hints: [
            "It is the pipeline of the step, with another source and another end: `text.signal.signal` is what is typed, and `outcome` is where it ends up.",
            "Make one outcome of each text: `.just(.tooShort)` for a short one, and for the others a search that catches its error inside.",
            "`bind(to: outcome, \\.value)` holds its target weakly, and no closure of the pipeline needs `self`.",
        ],
        explanation: """
            This task was graded without a screen, and that is what a view model is for. It holds no view, so it can be tested by typing into it and reading what comes \
            out; and the view in front of it only shows and forwards.
            """,
        points: 2,
        scenarios: [
            Scenario("texts go in") { generator in
                let words = SearchWords.all.shuffled(using: &generator)
                var world = SearchWorld()
                world.plan = "200@80ms,503@80ms,200@4000ms,200@80ms,200@4000ms"
                var time = Duration.zero
                var stimuli: [Stimulus] = [.open(world)]
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

/// Judges what came out of a model, text by text.
private struct ModelJudgment {
    let transcript: Transcript

    private var moments: [Transcript.Moment] { transcript.playedMoments }

    /// The texts that were left alone for long enough, the short one among them.
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
                "Texts went in, and nothing ever came out: subscribe to `text.signal`, and let the pipeline end in `outcome`.",
                hint: 1)
        }
        if requests.count > 5 {
            return Finding(
                "\(requests.count) requests were sent where 5 are enough: it searches without a pause in the typing.",
                hint: 1)
        }
        if requests.count < 4 {
            return Finding(
                "A search failed, and after the failure nothing came any more: catch the error inside, on the search itself.",
                hint: 2)
        }
        let shown = words.map { outcome(after: $0) }
        if shown[3] == found(words[2]) {
            return Finding(
                """
                For "\(words[3])" the model ended with what was found for "\(words[2])": an older answer replaced a newer one.
                """, hint: 1)
        }
        for place in [0, 3] where shown[place] != found(words[place]) {
            return Finding("After \"\(words[place])\" the outcome was: \(shown[place] ?? "none").", hint: 1)
        }
        if shown[1]?.contains("code 2") != true {
            return Finding(
                "The search for \"\(words[1])\" failed, and the outcome was: \(shown[1] ?? "none").", hint: 2)
        }
        if shown[4] != "\(SearchOutcome.tooShort)" {
            return Finding(
                """
                "\(words[4])" is too short, and what was found before stays on the screen: a short text needs an outcome too.
                """, hint: 2)
        }
        if transcript.alive("model") > 0 {
            return Finding(
                "Nobody holds the model any more, and it still lives: a closure of its own pipeline holds it.", hint: 3)
        }
        return nil
    }

    private func found(_ text: String) -> String { SearchAnswers.tweets(for: text).map(\.id).joined(separator: " ") }

    /// What had come out last before the next text went in.
    private func outcome(after text: String) -> String? {
        guard let start = moments.lastIndex(where: { $0.stimulus?.action == .type(text) }) else { return nil }
        let end = moments.indices.first { $0 > start && moments[$0].stimulus != nil } ?? start
        return moments[...end].flatMap { $0.values(in: .outcome) }.last
    }
}
