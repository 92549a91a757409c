import Exercises
import Grading

extension ExerciseTask {
    /// Task 3 of chapter 01: a pipeline without a subscriber never runs.
    static let wakeThePipeline = ExerciseTask(
        number: 3,
        scenarios: [
            Scenario("a word is typed and deleted, then a few emoji", judge: \LogJudgment.finding) { typing in
                typing.typeAWordAndSomeEmoji()
            }
        ]
    )
}

/// Judges the log, and the colors beside it.
private struct LogJudgment: Judgment {
    let transcript: Transcript

    var finding: Finding? {
        let logged = moments.map { $0.values(in: .log) }
        if let colors = ColorJudgment(of: transcript).finding { return colors }
        return logged == transcript.texts.map { [$0] } ? nil : finding(explaining: logged, expected: transcript.texts)
    }

    private func finding(explaining logged: [[String]], expected texts: [String]) -> Finding {
        let lines = logged.flatMap { $0 }
        let counts = logged.prefix(3).map { "\($0.count)" }.joined(separator: ", ")
        let twice: [String] = texts.flatMap { [$0, $0] }
        let long: [String] = texts.filter { $0.count > 2 }
        let growsFaster: Bool = logged.last.map { $0.count > 2 } == true
        return Finding(
            explaining: lines,
            by: [
                Misconception<[String]>(
                    """
                    Nothing was logged. \
                    Nothing subscribes to `logged`, and a pipeline without a subscriber never runs.
                    """, shows: []),
                Misconception(
                    """
                    The log shows colors instead of texts. \
                    Your `doNext` comes after `map`, so it sees what `map` made. Put it before `map`.
                    """, hint: 3
                ) { $0.allSatisfy { $0 == "white" || $0 == "yellow" } },
                Misconception(
                    "The log shows only the first text. You read the text once instead of following `textSignal`.",
                    shows: Array(texts.prefix(1))),
                Misconception(
                    """
                    Each text was logged twice. \
                    The pipeline has two subscribers, and `doNext` runs once for each of them.
                    """, hint: 2, shows: twice),
                Misconception(
                    """
                    The log grows faster with each key (\(counts), … lines). \
                    Your subscriber makes a new subscription for each text, and none of them ends.
                    """, hint: 2
                ) { _ in growsFaster },
                Misconception(
                    "Texts that are too short are missing from the log. Log every text, valid or not.",
                    hint: 3, shows: long),
            ],
            otherwise: "The log should show each text of the field once, in order.", hint: 2,
            expected: transcript.loggedTexts(during: moments.indices), actual: transcript.observations(in: .log))
    }
}
