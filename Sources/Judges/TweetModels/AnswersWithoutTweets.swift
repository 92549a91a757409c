import Exercises
import Foundation
import Grading
import Seeding
import StarterProject

extension ExerciseTask {
    /// Task 2 of chapter 08: JSON errors, which the tutorial ignores.
    static let answersWithoutTweets = ExerciseTask(
        number: 2,
        scenarios: [
            Scenario("answers of all kinds") { generator in
                AnswerKind.allCases.shuffled(using: &generator).enumerated().map { number, kind in
                    Stimulus(at: .milliseconds(100 * (number + 1)), .parse(json: kind.text(using: &generator)))
                }
            } judge: { transcript in
                ParsedAnswers(transcript: transcript).finding
            },
            .code { $0.callsTheGivenParser },
        ]
    )
}

extension TaskCode {
    /// The finding if the given function, which is the answer to this task, does the work.
    fileprivate var callsTheGivenParser: Finding? {
        let isCalled = tokens.indices.dropLast(2).contains { index in
            tokens[index] == "tweets" && tokens[index + 1] == "(" && tokens[index + 2] == "in"
        }
        guard isCalled else { return nil }
        return Finding(
            """
            `tweets(in:)` is given, and does what this task asks for. \
            Write it yourself: throw where the starter returns a list.
            """, hint: 2)
    }
}

/// What an answer can look like.
private enum AnswerKind: CaseIterable {
    case full, one, empty
    case withoutList, emptyObject, refusal, listIsAText, listIsNull, listIsAnObject, notAnObject
    case withSomethingElseFirst, withSomethingElseInTheMiddle, withSomethingElseLast, onlySomethingElse
    case withoutID, withoutText, withoutAuthor, withoutPicture, withAText, withNull

    func text(using generator: inout SplitMix64) -> String {
        let count = Int.random(in: 3...5, using: &generator)
        var ids: [Int] = []
        while ids.count < count {
            let id = Int.random(in: 1_000...9_999, using: &generator)
            if !ids.contains(id) { ids.append(id) }
        }
        let statuses = ids.map { status(id: $0) }
        // Anywhere in the list, except where the kind says the place.
        func inserting(_ other: String, at place: Int? = nil) -> String {
            var elements = statuses
            elements.insert(other, at: place ?? Int.random(in: 0...elements.count, using: &generator))
            return list(elements)
        }
        let other = #"{"id_str":"\#(ids[0])"}"#
        return switch self {
        case .full: list(statuses)
        case .one: list([statuses[0]])
        case .empty: list([])
        case .withoutList: #"{"search_metadata":{"count":15}}"#
        case .emptyObject: "{}"
        case .refusal: #"{"errors":[{"message":"Internal error","code":131}]}"#
        case .listIsAText: #"{"statuses":"none"}"#
        case .listIsNull: #"{"statuses":null}"#
        case .listIsAnObject: #"{"statuses":{"0":\#(statuses[0])}}"#
        case .notAnObject: "[\(statuses.joined(separator: ","))]"
        case .withSomethingElseFirst: inserting(other, at: 0)
        case .withSomethingElseInTheMiddle: inserting(other, at: 1)
        case .withSomethingElseLast: inserting(other, at: statuses.count)
        case .onlySomethingElse: list([other])
        case .withoutID: inserting(status(id: 1, without: "id_str"))
        case .withoutText: inserting(status(id: 1, without: "text"))
        case .withoutAuthor: inserting(status(id: 1, without: "screen_name"))
        case .withoutPicture: inserting(status(id: 1, without: "profile_image_url_https"))
        case .withAText: inserting(#""a tweet""#)
        case .withNull: inserting("null")
        }
    }

    private func list(_ elements: [String]) -> String { #"{"statuses":[\#(elements.joined(separator: ","))]}"# }

    /// A status; without a member that a tweet needs if one is named.
    private func status(id: Int, without missing: String = "") -> String {
        func members(_ all: [(String, String)]) -> String {
            "{" + all.filter { $0.0 != missing }.map { #""\#($0.0)":\#($0.1)"# }.joined(separator: ",") + "}"
        }
        let user = members([
            ("screen_name", #""ada""#), ("profile_image_url_https", #""https://img.example.org/ada.png""#),
        ])
        return members([("id_str", #""\#(id)""#), ("text", #""tweet \#(id)""#), ("user", user)])
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
        let statuses = (try? JSON(parsing: Data(answer.utf8)))?["statuses"].array
        let tweets = statuses?.compactMap(Tweet.init(status:))
        let isGood = statuses != nil && tweets?.count == statuses?.count
        let ids = (tweets ?? []).map(\.id)
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
            guard let statuses else {
                return (
                    0,
                    Finding(
                        """
                        An answer without a list of tweets looked like a search that found nothing. \
                        `?? []` hides the difference: throw instead.
                        """, hint: 2)
                )
            }
            let place = statuses.firstIndex { Tweet(status: $0) == nil } ?? 0
            return (
                1,
                Finding(
                    """
                    Element \(place + 1) of a list of \(statuses.count) isn't a tweet, and it was dropped silently. \
                    Compare the counts.
                    """, hint: 2)
            )
        case .failed where ids.isEmpty && isGood:
            return (
                2, Finding("A search that finds nothing is valid. Return an empty list, don't throw.", hint: 1)
            )
        case .failed(let error) where isGood:
            return (2, Finding("A valid answer failed: \(error).", hint: 3))
        case .failed(let error):
            if error == "\(TwitterInstantError.invalidResponse(.unexpectedJSON))" { return nil }
            return (4, Finding("It failed as it should, but with the wrong error: \(error).", hint: 3))
        default: return nil
        }
    }
}
