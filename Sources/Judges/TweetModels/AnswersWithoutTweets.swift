import Exercises
import Grading
import Seeding

extension ExerciseTask {
    /// Task 2 of chapter 08: JSON errors, which the tutorial ignores.
    static let answersWithoutTweets = ExerciseTask(
        number: 2,
        title: "an answer that holds no tweets",
        kind: .repair,
        goal: """
            `parseTweets` makes the best of whatever it gets: where there is no list, it answers an empty one, \
            and what is no tweet it leaves out. Whoever searches then believes that nobody ever wrote about it. \
            Have it fail with `.invalidResponse(.unexpectedJSON)` instead. \
            A list in which nothing was found is a good answer.
            """,
        hints: [
            "Which two places of the function turn something that is wrong into something that looks right?",
            """
            `?? []` hides a missing list, and `compactMap` hides what is no tweet: count the tweets, \
            and compare with the statuses.
            """,
            """
            guard let statuses = answer["statuses"].array else { throw .invalidResponse(.unexpectedJSON) }
            let tweets = statuses.compactMap(Tweet.init(status:))
            guard tweets.count == statuses.count else { throw ... }
            """,
        ],
        explanation: """
            A default hides a mistake where it happens, and shows it where nobody understands it. \
            In 2014 the error pointer was `nil`, and `nil` tweets reached the table. \
            Here the error is in the function's type: whoever calls it has to say what then.
            """,
        scenarios: [
            Scenario("answers of all kinds") { generator in
                AnswerKind.allCases.shuffled(using: &generator).enumerated().map { number, kind in
                    Stimulus(at: .milliseconds(100 * (number + 1)), .parse(json: kind.text(using: &generator)))
                }
            } judge: { transcript in
                ParsedAnswers(transcript: transcript).finding
            }
        ]
    )
}

/// What an answer can look like.
private enum AnswerKind: CaseIterable {
    case full, empty, withoutList, refusal, listIsAText, withSomethingElseInTheList

    func text(using generator: inout SplitMix64) -> String {
        let ids = (0..<Int.random(in: 2...4, using: &generator)).map { _ in
            Int.random(in: 1_000...9_999, using: &generator)
        }
        let user = #"{"screen_name":"ada","profile_image_url_https":"https://img.example.org/ada.png"}"#
        let statuses = ids.map { id in #"{"id_str":"\#(id)","text":"tweet \#(id)","user":\#(user)}"# }
        return switch self {
        case .full: #"{"statuses":[\#(statuses.joined(separator: ","))]}"#
        case .empty: #"{"statuses":[]}"#
        case .withoutList: #"{"search_metadata":{"count":15}}"#
        case .refusal: #"{"errors":[{"message":"Internal error","code":131}]}"#
        case .listIsAText: #"{"statuses":"none"}"#
        case .withSomethingElseInTheList: #"{"statuses":[\#(statuses[0]),{"id_str":"\#(ids[1])"}]}"#
        }
    }
}

private struct ParsedAnswers: Judgment {
    let transcript: Transcript

    var finding: Finding? {
        // The most helpful finding first, whatever the order of the answers.
        let findings = transcript.playedMoments.compactMap { moment -> (rank: Int, finding: Finding)? in
            guard case .parse(let answer) = moment.stimulus?.action else { return nil }
            return rankedFinding(about: answer, moment.observations.first { $0.lane == .tweets }?.event)
        }
        return findings.min { $0.rank < $1.rank }?.finding
    }

    private func rankedFinding(about answer: String, _ event: Observation.Event?) -> (rank: Int, finding: Finding)? {
        let ids = answer.matches(of: #/"id_str":"(\d+)","text"/#).map { String($0.output.1) }
        let isGood =
            answer.hasPrefix(#"{"statuses":[{"#) && !answer.hasSuffix(#""}]}"#) || answer == #"{"statuses":[]}"#
        switch event {
        case .next(let seen) where isGood:
            if seen == ids.joined(separator: " ") { return nil }
            if Set(seen.split(separator: " ")) == Set(ids.map { $0[...] }) {
                return (
                    3,
                    Finding("The tweets are in a different order than in the answer. Keep the answer's order.", hint: 3)
                )
            }
            return (
                3,
                Finding(
                    "A valid answer has \(ids.count) tweets, but it returned \(seen.split(separator: " ").count).",
                    hint: 3)
            )
        case .next:
            if answer.contains(#""user""#) {
                return (
                    1,
                    Finding(
                        """
                        The list contains something that isn't a tweet, and `compactMap` dropped it silently. \
                        Compare the counts.
                        """, hint: 2)
                )
            }
            return (
                0,
                Finding(
                    """
                    An answer without a list of tweets looked like a search that found nothing. \
                    `?? []` hides the difference: throw instead.
                    """, hint: 2)
            )
        case .failed where ids.isEmpty && isGood:
            return (
                2, Finding("A search that finds nothing is valid. Return an empty list, don't throw.", hint: 1)
            )
        case .failed(let error) where isGood:
            return (2, Finding("A valid answer failed: \(error).", hint: 3))
        case .failed(let error):
            if error == "invalid response (code 2): the body holds no tweets" { return nil }
            return (4, Finding("It failed as it should, but with the wrong error: \(error).", hint: 3))
        default: return nil
        }
    }
}
