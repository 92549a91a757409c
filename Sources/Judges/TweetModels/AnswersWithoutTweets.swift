import Foundation
import SharedJudges

extension BookTask {
    /// Task 2 of chapter 08: JSON errors, which the tutorial ignores.
    static let answersWithoutTweets = BookTask(
        sharing: .function,
        except: [.repetition: "Each answer is parsed for itself.", .count: "A function returns once."],
        scenarios: [
            Scenario("answers of all kinds") { generator in
                AnswerKind.allCases.shuffled(using: &generator).enumerated().map { number, kind in
                    Stimulus(at: .milliseconds(100 * (number + 1)), .parse(json: kind.text(using: &generator)))
                }
            }.holding(.failure, .emptyThings)
        ],
        mistakes: [
            Mistake("only ids checked") { $0.hidesErrors },
            Mistake("order") { run in
                run.replaced(in: .tweets).contains {
                    !$0.expected.isEmpty && $0.actual.sorted() == $0.expected.sorted()
                }
            },
            .observed("another error") { run in
                let failures = run.missing(in: .tweets).filter(\.event.isFailure).map(\.at)
                return run.extra(in: .tweets).lazy.compactMap { observation in
                    guard case .failed(let failure) = observation.event, failures.contains(observation.at) else {
                        return nil
                    }
                    return ["error": failure]
                }.first
            },
        ]
    )
}

extension PlayedRun {
    /// Whether an answer whose list has something else was parsed without an error.
    fileprivate var hidesErrors: Bool {
        let lists = extra(in: .tweets).filter(\.event.isValue).map(\.at)
        return missing(in: .tweets).contains { failure in
            guard failure.event.isFailure, lists.contains(failure.at),
                case .parse(let answer) = actual.stimuli.first(where: { $0.at == failure.at })?.verb
            else { return false }
            return (try? JSON(parsing: Data(answer.utf8)))?["statuses"].array != nil
        }
    }
}

private enum AnswerKind: CaseIterable {
    case full, one, long, twice, empty
    case withoutList, emptyObject, refusal, listIsAText, listIsNull, listIsAnObject, notAnObject
    case withSomethingElseFirst, withSomethingElseInTheMiddle, withSomethingElseLast, onlySomethingElse
    case withoutID, withoutText, withoutAuthor, withoutPicture, withoutUser, withAText, withNull, withAList
    case listIsANumber, besideErrors, allBroken, numberAsID

    func text(using generator: inout SplitMix64) -> String {
        let count = Int.random(in: 3...5, using: &generator)
        var ids: [Int] = []
        while ids.count < count {
            let id = Int.random(in: 1_000...9_999, using: &generator)
            if !ids.contains(id) { ids.append(id) }
        }
        let statuses = ids.map { status(id: $0) }
        // Inserts anywhere in the list, unless the kind determines the position.
        func inserting(_ other: String, at place: Int? = nil) -> String {
            var elements = statuses
            elements.insert(other, at: place ?? Int.random(in: 0...elements.count, using: &generator))
            return list(elements)
        }
        let other = #"{"id_str":"\#(ids[0])"}"#
        return switch self {
        case .full: list(statuses)
        case .one: list([statuses[0]])
        case .long: list((1...150).map { status(id: $0 * 7) })
        case .twice: list(statuses + [statuses[1], statuses[0]])
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
        case .withoutUser: inserting(status(id: 1, without: "user"))
        case .withAList: inserting("[\(statuses[0])]")
        case .listIsANumber: #"{"statuses":0}"#
        case .besideErrors: #"{"errors":[{"message":"slow","code":130}],"statuses":[\#(statuses[0])]}"#
        case .allBroken: list(["{}", "null", other])
        case .numberAsID: inserting(status(id: 1).replacing(#""1""#, with: "1"))
        case .withAText: inserting(#""a tweet""#)
        case .withNull: inserting("null")
        }
    }

    private func list(_ elements: [String]) -> String { #"{"statuses":[\#(elements.joined(separator: ","))]}"# }

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
