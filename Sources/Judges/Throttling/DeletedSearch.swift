import Exercises
import Grading
import ReactiveCore
import StarterProject

extension ExerciseTask {
    /// Task 2 of chapter 10: a fault of the tutorial's own order.
    static let deletedSearch = ExerciseTask(
        number: 2,
        scenarios: [
            Scenario("a letter is deleted before the pause is over", judge: \SearchesForWhatIsThere.finding) { typing in
                let word = SearchWords.one(using: &typing.generator)
                typing.open(SearchWorld(access: .ask))
                typing.add(.allow)
                typing.type(word.prefix(3))
                typing.delete(1)
                typing.wait(.milliseconds(Int.random(in: 90...120, using: &typing.generator) * 10))
                typing.type(word.dropFirst(2))
                typing.wait(.seconds(2))
            },
            Scenario(
                "a word is typed, cleared, and another one typed", judge: \SearchesForWhatIsThere.finding
            ) { typing in
                typing.open()
                typing.type(SearchWords.one(using: &typing.generator).prefix(3))
                typing.wait(.milliseconds(800))
                typing.add(.clear)
                typing.wait(.milliseconds(700))
                typing.type(SearchWords.one(using: &typing.generator))
                typing.wait(.milliseconds(350))
                typing.delete(1)
                typing.wait(.seconds(2))
            },
        ]
    )
}

/// Judges the searches by what the field held when they were sent.
private struct SearchesForWhatIsThere: Judgment {
    let transcript: Transcript

    private var searches: SentSearches { SentSearches(of: transcript) }

    var finding: Finding? {
        if let finding = searches.offTrack { return finding }
        let expected = searches.searches { texts, clock in
            texts.throttle(.milliseconds(500), on: clock).filter(isValidSearchText)
        }
        if searches.sent == expected { return searches.notShown }
        if let finding = Pause(transcript: transcript).finding { return finding }
        if let finding = searches.missedRepetition(expected: expected) { return finding }
        let (message, hint) = sentence(expected)
        return searches.finding(message, expected: expected, hint: hint)
    }

    private func sentence(_ expected: [SentSearches.Search]) -> (String, Int) {
        let sent = searches.sent
        if sent.isEmpty {
            return (
                "Nothing was searched for, even after a valid text was in the field for seconds.", 1
            )
        }
        if sent == expected.filter({ $0.text.count > 3 }), sent != expected { return (SentSearches.offByOne, 3) }
        if let short = sent.first(where: { !isValidSearchText($0.text) }) {
            let text = short.text.isEmpty ? "The empty text" : "`\(short.text)`"
            let advice =
                transcript.code.tokens.contains("filter")
                ? "Keep the filter: it is only in the wrong place."
                : "Put the filter back, directly below `throttle`."
            return ("\(text) was searched for, and it is too short. \(advice)", 3)
        }
        let valid = searches.searches { texts, _ in texts.filter(isValidSearchText) }
        if sent == valid { return ("Each key sends a search. Keep `throttle`, which waits for a pause.", 3) }
        if let late = sent.first(where: { searches.text(at: $0.at) != $0.text }) {
            return (
                """
                `\(late.text)` was searched for when the field already held `\(searches.text(at: late.at))`. \
                It was deleted while it waited.
                """,
                2
            )
        }
        if sent.count < expected.count, expected.starts(with: sent), let last = sent.last {
            return (
                """
                After `\(last.text)`, nothing more was searched for. \
                Look for a stage that ends the texts, such as `take(first: 1)`.
                """, 3
            )
        }
        if sent.count > expected.count {
            return (
                """
                A search was sent \(quiet(before: sent, expected)) after a key, while the user was still typing. \
                Wait for 500 ms.
                """,
                3
            )
        }
        if sent.count < expected.count {
            return (
                "`\(missing(in: sent, expected))` was in the field for 500 ms, but wasn't searched for.", 3
            )
        }
        return (SentSearches.wrongTime, 3)
    }

    /// How long the field was quiet before the first unexpected search.
    private func quiet(before sent: [SentSearches.Search], _ expected: [SentSearches.Search]) -> String {
        guard let early = sent.first(where: { !expected.contains($0) }) else { return "too soon" }
        let key = transcript.stimuli.last { $0.at <= early.at && $0.action.isKey }
        return "\(Int((early.at - (key?.at ?? .zero)) / .milliseconds(1))) ms"
    }

    private func missing(in sent: [SentSearches.Search], _ expected: [SentSearches.Search]) -> String {
        expected.first { !sent.contains($0) }?.text ?? ""
    }
}
