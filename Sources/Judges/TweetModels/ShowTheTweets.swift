import Exercises
import Grading

extension ExerciseTask {
    /// Task 1 of chapter 08: the tutorial's own step.
    static let showTheTweets = ExerciseTask(
        number: 1,
        scenarios: [
            Scenario("a word is typed, and its answers are shown", judge: \ShownTweets.finding) { typing in
                typing.typeDuringSearches()
                typing.add(.release, after: .seconds(1))
            },
            Scenario("an answer holds no tweets", judge: \ShownTweets.findingAboutABadAnswer) { typing in
                typing.open(SearchWorld(plan: "200,no-statuses"))
                typing.type(SearchWords.one(using: &typing.generator).prefix(4))
                typing.wait(.seconds(2))
            }.cutting(.nothing),
            Scenario("a search fails", input: Typing.self) { typing in
                let failures = ["503", "drop", "malformed", "429"].shuffled(using: &typing.generator)
                for failure in failures {
                    typing.open(SearchWorld(plan: "\(failure)..."))
                    typing.type(SearchWords.one(using: &typing.generator).prefix(3))
                    typing.wait(.seconds(1))
                }
            } judge: { transcript in
                let forms = transcript.stimuli.count(where: \.action.isOpening)
                guard transcript.values(in: .log).count(where: { $0.contains("code 2") }) < forms else { return nil }
                return Finding(
                    "A search failed, and nothing was logged. Let the error reach `failed:`, which logs it.", hint: 2)
            }.cutting(.end),
            .accessIsDenied,
            .code { $0.parsesOnMain },
        ]
    )
}

/// Judges the shown lists by the answers.
private struct ShownTweets: Judgment {
    let transcript: Transcript

    private var shown: [String] { transcript.values(in: .shown) }

    var finding: Finding? {
        let traffic = SearchTraffic(transcript: transcript)
        if traffic.sent != traffic.wanted { return traffic.finding }
        if let finding = transcript.findingAboutLists(
            otherwise: "The list doesn't show the tweets of the answer.", hint: 2)
        {
            return finding
        }
        return transcript.formLeakedByPipeline(hint: 3)
    }

    /// In the second scenario the first answer is good, and the second holds no tweets.
    var findingAboutABadAnswer: Finding? {
        guard shown.count <= 1 else {
            return Finding(
                """
                An answer without tweets was shown as an empty list, as if nothing had been found. \
                `tweets(in:)` throws an error: `tryMap` turns it into a failure.
                """, hint: 2)
        }
        guard transcript.values(in: .log).contains(where: { $0.contains("code 2") }) else {
            return Finding(
                "An answer without tweets was not logged. Let the error reach `failed:`, which logs it.", hint: 2)
        }
        return nil
    }
}
