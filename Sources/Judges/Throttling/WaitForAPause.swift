import Exercises
import Grading
import ReactiveCore
import StarterProject

extension ExerciseTask {
    /// Task 1 of chapter 10: the tutorial's own step.
    static let waitForAPause = ExerciseTask(
        number: 1,
        scenarios: [
            Scenario(
                "a word is typed, with a short stop and two long ones", judge: \ThrottledSearches.finding
            ) { typing in
                let word = SearchWords.one(using: &typing.generator)
                typing.open(SearchWorld(access: .ask))
                typing.add(.allow)
                typing.type(word.prefix(2))
                typing.wait(.milliseconds(Int.random(in: 60...80, using: &typing.generator) * 10))
                typing.type(word.dropFirst(2).prefix(1))
                typing.wait(.milliseconds(Int.random(in: 60...80, using: &typing.generator) * 10))
                typing.add(.delete)
                typing.type(word.dropFirst(2).prefix(1))
                typing.wait(.milliseconds(200))
                typing.type(word.dropFirst(3).prefix(1))
                typing.wait(.milliseconds(Int.random(in: 60...80, using: &typing.generator) * 10))
                typing.type(word.dropFirst(4))
                typing.wait(.seconds(3))
                typing.add(.release, after: .milliseconds(100))
            }
        ]
    )
}

/// Judges the searches by the pauses between the texts.
struct ThrottledSearches: Judgment {
    let transcript: Transcript

    private var searches: SentSearches { SentSearches(of: transcript) }

    var finding: Finding? {
        if let finding = searches.offTrack { return finding }
        let expected = searches.searches { texts, clock in
            texts.filter(isValidSearchText).throttle(.milliseconds(500), on: clock)
        }
        if searches.sent != expected { return mistake(expected) }
        return searches.notShown ?? transcript.formLeakedByPipeline(hint: 3)
    }

    private func mistake(_ expected: [SentSearches.Search]) -> Finding {
        let pause = Pause(transcript: transcript)
        if let finding = pause.finding { return finding }
        if let longest = pause.longest, let finding = Pause.finding(of: longest),
            searches.sent
                == searches.searches(by: { texts, clock in
                    texts.filter(isValidSearchText).throttle(longest, on: clock)
                })
        {
            return finding
        }
        if let finding = searches.missedRepetition(expected: expected) { return finding }
        let valid = searches.searches { texts, _ in texts.filter(isValidSearchText) }
        let (message, hint) = sentence(expected, valid)
        return searches.finding(message, expected: expected, hint: hint)
    }

    private func sentence(_ expected: [SentSearches.Search], _ valid: [SentSearches.Search]) -> (String, Int) {
        let sent = searches.sent
        let texts = sent.map(\.text)
        if sent.isEmpty { return ("Nothing was searched for: no text gets through the pipeline.", 2) }
        if let short = texts.first(where: { !isValidSearchText($0) }) {
            let text = short.isEmpty ? "The empty text" : "`\(short)`"
            return (
                "\(text) was searched for, and it is too short. Keep the filter, and add `throttle` to it.",
                3
            )
        }
        if sent == expected.filter({ $0.text.count > 3 }), sent != expected {
            return (SentSearches.offByOne, 3)
        }
        if sent == valid, transcript.values(in: .shown).count < transcript.values(in: .answered).count {
            return (
                """
                \(sent.count) searches were sent and answered, and only then dropped. \
                Put `throttle` before `flatMap`, where it saves the searches.
                """, 1
            )
        }
        if sent == valid {
            return ("Each key still sends a search: \(sent.count) searches, where \(expected.count) are enough.", 1)
        }
        if texts == valid.map(\.text), zip(sent, valid).allSatisfy({ $0.at >= $1.at + .milliseconds(500) }) {
            return (
                """
                Each search is sent later, but none is saved. `delay` sends every value later. \
                Use the stage that drops values that are followed by another.
                """, 2
            )
        }
        if sent
            == searches.searches(by: { texts, clock in
                texts.filter(isValidSearchText).throttleFirst(.milliseconds(500), on: clock)
            })
        {
            return (
                """
                The first text of each burst is sent, and the last one, which the user wants, is lost. \
                That is `throttleFirst`. Some libraries call it throttle.
                """, 2
            )
        }
        if texts == expected.map(\.text) {
            return (SentSearches.wrongTime, 3)
        }
        if texts.count < expected.count, expected.map(\.text).starts(with: texts) {
            return ("After the first search no other is sent: the pipeline ends too early.", 2)
        }
        if texts.count < expected.count {
            return (
                "Nothing was searched for in a pause of more than 500 ms: the interval is too long.", 3
            )
        }
        return (
            "A search was sent in a pause of less than 500 ms: the interval is too short.", 3
        )
    }
}
