import Exercises
import Grading
import Marbles
import StarterProject

extension ExerciseTask {
    /// Task 4 of chapter 11: the same app, without a screen.
    static let viewModel = ExerciseTask(
        number: 4,
        points: 2,
        freeLanes: [.answered, .canceled],
        scenarios: [
            Scenario("texts go in") { generator in
                var words = SearchWords.all.shuffled(using: &generator)
                words[0] = String(words[0].prefix(3))
                let plan = "200@80ms,503@80ms,200@4000ms,200@80ms,200@4000ms,200@4000ms"
                var stimuli = [Stimulus.open(SearchWorld(access: .ask, plan: plan))]
                var time = Duration.milliseconds(10)
                stimuli.append(Stimulus(at: time, .allow))
                func type(_ text: String, then pause: Duration) {
                    stimuli.append(Stimulus(at: time, .type(text)))
                    time += pause
                }
                func type(_ word: String) {
                    for length in 1..<word.count {
                        // Once, just below the interval of `throttle`.
                        let pause = length == 4 ? 46...48 : 8...24
                        type(
                            String(word.prefix(length)),
                            then: .milliseconds(10 * Int.random(in: pause, using: &generator)))
                    }
                    type(word, then: .milliseconds(700))
                }
                for word in words.prefix(4) { type(word) }
                time += .seconds(5)
                type(String(words[3].prefix(2)), then: .milliseconds(700))
                type(words[4])
                type(String(words[4].prefix(2)), then: .milliseconds(700))
                type(words[5])
                stimuli.append(Stimulus(at: time, .release))
                stimuli.append(Stimulus(at: time + .seconds(5), .wait))
                return stimuli
            } judge: { transcript in
                ModelJudgment(transcript: transcript).finding
            },
            Scenario("a text comes again, and another finds nothing", judge: \ModelJudgment.repetition) { typing in
                let word = SearchWords.one(using: &typing.generator)
                typing.open(SearchWorld(access: .ask, plan: "503@80ms,200@80ms..."))
                typing.add(.allow)
                typing.add(.type(word))
                typing.add(.type(String(word.dropLast())), after: .milliseconds(700))
                typing.add(.type(word))
                typing.add(.type("xqzv"), after: .milliseconds(700))
                typing.wait(.seconds(1))
            },
            .accessIsDenied,
        ]
    )
}

/// Judges the outcomes of a model, text by text.
private struct ModelJudgment: Judgment {
    let transcript: Transcript

    private var changes: [(at: Duration, text: String)] {
        transcript.stimuli.compactMap { stimulus in stimulus.action.typedText.map { (stimulus.at, $0) } }
    }

    /// The texts that didn't change for 500 ms, including those that are too short.
    private var settled: [String] {
        let ends = changes.dropFirst().map(\.at) + [transcript.times.last ?? .zero]
        return zip(changes, ends).compactMap { change, end in
            end - change.at >= .milliseconds(500) ? change.text : nil
        }
    }

    var finding: Finding? {
        if let finding = transcript.accessNeverRequested ?? transcript.timerOffTheClock { return finding }
        if settled.contains(where: { $0.count > 2 }), Set(transcript.values(in: .outcome)).count <= 1 {
            return Finding(
                """
                Texts went in, but `outcome` never changed. \
                Subscribe to `text.signal`, and bind the pipeline to `outcome`.
                """,
                hint: 1)
        }
        return wrongRequests ?? wrongOutcome ?? earlyOutcome ?? notCanceled ?? leak
    }

    /// A text that comes again after its search failed, and one that finds nothing.
    var repetition: Finding? {
        let requests = transcript.values(in: .request)
        if let word = requests.first, requests == [word, "xqzv"], settled.count(where: { $0 == word }) > 1 {
            return Finding(
                """
                "\(word)" was typed again after its search failed, and it wasn't searched for again. \
                The task doesn't ask for `distinct`: leave it out.
                """, hint: 1)
        }
        guard transcript.values(in: .answered).last == "xqzv", let last = outcome(after: "xqzv"), !last.isEmpty
        else { return nil }
        return Finding(
            """
            The search for "xqzv" found nothing, but the outcome is still an older one. \
            Make `.found` of every answer, the empty ones too.
            """, hint: 1)
    }

    private var wrongRequests: Finding? {
        let requests = transcript.observations(in: .request)
        let searched = settled.filter { $0.count > 2 }
        let pauses = requests.compactMap { request in
            changes.last { $0.at <= request.at }.map { request.at - $0.at }
        }
        if let pause = pauses.first, pause != .zero, pause != .milliseconds(500),
            pauses.allSatisfy({ $0 == pause })
        {
            return Finding(
                """
                Your model searches \(pause.inMilliseconds) ms after the last change of the text. \
                The task asks for 500 ms.
                """, hint: 1)
        }
        let texts = requests.map(\.text)
        if let short = texts.first(where: { $0.count <= 2 }) {
            return Finding(
                "\"\(short)\" was searched for, but it is too short: a valid text has three characters or more.",
                hint: 2)
        }
        if let again = searched.first(where: { text in texts.count { $0 == text } > 1 }) {
            return Finding(
                "\"\(again)\" was sent more than once. Subscribe once, and leave a retry to the next key.", hint: 2)
        }
        if texts == searched.filter({ $0.count > 3 }), texts != searched {
            return Finding(
                """
                Only texts of four characters and more were searched for. \
                A valid text is longer than two, so three are enough.
                """, hint: 2)
        }
        if requests.count > searched.count {
            return Finding(
                """
                \(requests.count) requests were sent, where \(searched.count) are enough. \
                Search only after a pause in the typing.
                """,
                hint: 1)
        }
        guard requests.count < searched.count else { return nil }
        guard requests.count == 2 else {
            return Finding(
                """
                After "\(requests.last?.text ?? "")", nothing more was searched for, although that search didn't fail. \
                Look for a stage that ends the texts, such as `take(first: 1)`.
                """, hint: 1)
        }
        return Finding(
            "After a search failed, `outcome` didn't change any more. Catch the error inside, on the search itself.",
            hint: 2)
    }

    /// As planned: found, failed, overtaken, found, too short, canceled, too short, released.
    private var wrongOutcome: Finding? {
        let words = settled
        guard isAsPlanned(words) else { return nil }
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
                """
                The search for "\(words[1])" failed, but the outcome was: \
                \(shown[1].map { $0.isEmpty ? "nothing found" : $0 } ?? "none").
                """, hint: 2)
        }
        for place in [4, 6] where shown[place] != Self.tooShort {
            return Finding(
                """
                "\(words[place])" is too short, but the outcome is still that of the text before. \
                A short text needs an outcome too.
                """, hint: 2)
        }
        return nil
    }

    /// Whether the texts are those of the whole script.
    private func isAsPlanned(_ words: [String]) -> Bool {
        words.count == 8 && words.indices.filter { words[$0].count <= 2 } == [4, 6]
    }

    private static let tooShort = "\(SearchOutcome.tooShort)"

    /// A text that is too short, judged while the user was still typing.
    private var earlyOutcome: Finding? {
        let first = changes.first { $0.text.count > 2 }?.at ?? .zero
        for outcome in transcript.observations(in: .outcome) where outcome.text == Self.tooShort && outcome.at > first {
            guard let change = changes.last(where: { $0.at <= outcome.at }) else { continue }
            let pause = outcome.at - change.at
            if pause >= .milliseconds(500) { continue }
            return Finding(
                """
                "\(change.text)" became `.tooShort` after \(pause.inMilliseconds) ms, while the user was typing. \
                It waits for the pause, as a search does.
                """, hint: 2)
        }
        return nil
    }

    private var notCanceled: Finding? {
        let (words, canceled) = (settled, transcript.values(in: .canceled))
        guard isAsPlanned(words),
            let running = [2, 5].map({ words[$0] }).first(where: { !canceled.contains($0) })
        else { return nil }
        let next = words[words.firstIndex(of: running).map { $0 + 1 } ?? 0]
        return Finding(
            """
            The search for "\(running)" went on when the text was "\(next)". \
            Every text has to reach `flatMapLatest`, which cancels the older search.
            """, hint: 2)
    }

    private var leak: Finding? {
        guard let release = moments.first(where: { $0.stimulus?.action == .release }) else { return nil }
        if transcript.alive("model") > 0 {
            return Finding(
                "The model was released, but it is still alive: a closure of its own pipeline captures it strongly.",
                hint: 3, captured: ["self"])
        }
        if release.alive["model", default: 0] > 0 {
            return Finding(
                """
                The model was released during a search, and lived until the search ended: \
                a closure inside `flatMapLatest` captures it strongly.
                """, hint: 3, captured: ["self"])
        }
        for name in ["outcome", "text"] where release.alive[name, default: 0] > 0 {
            return Finding(
                """
                The model was freed, but its `\(name)` wasn't: a closure of the pipeline captures it strongly. \
                Use `[weak \(name)]`.
                """, hint: 3, captured: [name])
        }
        return nil
    }

    /// The last outcome before the next text.
    private func outcome(after text: String) -> String? {
        guard let place = changes.lastIndex(where: { $0.text == text }) else { return nil }
        let end = place + 1 < changes.count ? changes[place + 1].at : .seconds(1_000)
        return transcript.observations(in: .outcome).last { $0.at < end }?.text
    }
}
