import Exercises
import Grading

extension ExerciseTask {
    /// Task 3 of chapter 01: a pipeline that nobody subscribes to never runs.
    static let wakeThePipeline = ExerciseTask(
        number: 3,
        title: "wake the silent pipeline",
        kind: .repair,
        goal: """
            `validateAndLog` should color the field and log each of its texts, once. It colors, but the log stays empty. Mend it. \
            Whoever disposes of what the function returns ends both, the colors and the log.
            """,
        hints: [
            "Who subscribes to `logged`?",
            "Two subscribers run every stage twice. Can one pipeline do both, the logging on its way to the color?",
            "Put `.doNext { text in log(text) }` between the text signal and `map`, and drop `logged`.",
        ],
        explanation: """
            A signal is a recipe: it does nothing until it is subscribed, and everything once for each subscriber. `doNext` \
            is the place for an effect on the way, and where it stands decides what it sees.
            """,
        scenarios: [
            Scenario("a word is typed, then the pipeline is disposed of") { generator in
                var typing = Typing()
                typing.typeAWordAndSomeEmoji(using: &generator)
                typing.add("dispose", using: &generator)
                typing.type("xyz", using: &generator)
                return typing.stimuli
            } judge: { transcript in
                LogJudgment(of: transcript).finding
            }
        ]
    )
}

/// Judges what was logged, and that colors were set beside it.
private struct LogJudgment {
    private let transcript: Transcript
    private let moments: [Transcript.Moment]
    /// The index of the moment of disposal.
    private let end: Int

    init(of transcript: Transcript) {
        self.transcript = transcript
        moments = transcript.playedMoments
        end = moments.firstIndex { $0.stimulus?.name == "dispose" } ?? moments.count
    }

    var finding: Finding? {
        let texts = Array(transcript.texts[..<end])
        let logged = moments[..<end].map { $0.values(in: "log") }
        let flat = logged.flatMap { $0 }

        if let colors = ColorJudgment(of: transcript, in: 0..<end).finding { return colors }
        if flat.isEmpty {
            return finding(
                "Nothing was logged: nobody subscribes to `logged`, and a pipeline that nobody subscribes to never runs.",
                hint: 1)
        }
        if !flat.contains(where: { $0 != "white" && $0 != "yellow" }) {
            return finding(
                "The log got colors instead of texts: `doNext` stands after map, and sees what map has made.", hint: 3)
        }
        if flat == Array(texts.prefix(1)) {
            return finding("The log got only the first text: it was read once, instead of being followed.", hint: 1)
        }
        if flat == texts.flatMap({ [$0, $0] }) {
            return finding(
                "Each text was logged twice: the pipeline has two subscribers, and every stage runs once for each.",
                hint: 2)
        }
        if logged.last.map({ $0.count > 2 }) == true {
            return finding(
                """
                The log grows with every key (\(logged.map { "\($0.count)" }.joined(separator: ", ")) lines): a new subscription for each value is made \
                inside the subscriber, and none of them ends.
                """, hint: 2)
        }
        if flat == texts.filter({ $0.count > 2 }) {
            return finding(
                "Texts that are too short are missing from the log. Each text belongs there, valid or not.", hint: 3)
        }
        if logged != texts.map({ [$0] }) {
            return finding("The log should hold each text of the field once, as it comes.", hint: 2)
        }
        if moments[end...].contains(where: { !$0.values(in: "log").isEmpty }) {
            return finding(
                "It goes on logging after it was disposed of: what you return has to end the logging too.", hint: 2)
        }
        if moments[end...].contains(where: { !$0.values(in: "background").isEmpty }) {
            return finding(
                "It goes on coloring after it was disposed of: what you return has to end the colors too.", hint: 2)
        }
        return nil
    }

    private func finding(_ message: String, hint: Int) -> Finding {
        let expected = zip(transcript.times, transcript.texts).prefix(end).map { time, text in
            Observation(at: time, lane: "log", event: .next(text))
        }
        return Finding(message, expected: expected, actual: transcript.observations(in: "log"), hint: hint)
    }
}
