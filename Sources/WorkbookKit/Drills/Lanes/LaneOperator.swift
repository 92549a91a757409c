import Foundation
import Marbles
import Terminal

/// What drills know about an operator: its inputs, its code, and its misreadings, from `Solutions/Drills.md`. The core
/// defines its behavior.
struct LaneOperator: Sendable {
    typealias Misreading = DrillWords.Misreading

    let lanes: [LaneInput]
    private let words: DrillWords

    var name: String { words.name }
    var isFlattening: Bool { lanes[0].kind == .outer }
    /// Whether its questions are about the second of two subscribers.
    var isShared: Bool { lanes[0].kind == .shared }
    /// Whether it can be one of several stages.
    var isStage: Bool { lanes.map(\.kind) == [.values] }
    /// The lab's example of it.
    var example: OperatorExample? { OperatorCatalogue.named(words["runs"] ?? name) }
    /// What another library's operator sends, as a misreading of this book's operator of the same name; nil for an
    /// operator of this book.
    func elsewhere(_ arguments: [String]) -> (here: LaneStage, there: Misreading)? {
        words["sends"].map { sends in
            let here = LaneStage(String(name.drop { $0 != "." }.dropFirst()), arguments)
            return (here, Misreading(misconception: .falseFriend, clause: "", expects: sends.filled(with: arguments)))
        }
    }
    /// An explanation of the call; nil if the code is clear.
    var note: String? { words["note"] }

    func code(_ arguments: [String]) -> String { (words["code"] ?? "").filled(with: arguments) }
    func rule(_ arguments: [String]) -> String { (words["rule"] ?? "").filled(with: arguments) }

    func misreadings(_ arguments: [String]) -> [Misreading] {
        words.misreadings.map { reading in
            Misreading(
                misconception: reading.misconception, clause: reading.clause.filled(with: arguments),
                expects: reading.expects.filled(with: arguments))
        }
    }

    func randomStage(using generator: inout SplitMix64) -> LaneStage {
        let arguments = (words["arguments"] ?? "").split(separator: " ").map { argument in
            let ends = argument.split(separator: ".").compactMap { Int($0) }
            if ends.count == 2 { return "\(Int.random(in: ends[0]...ends[1], using: &generator))" }
            let choices = argument == "test" ? LetterTest.all : argument.split(separator: "|").map(String.init)
            return choices.count > 1 ? choices.randomElement(using: &generator) ?? "" : choices[0]
        }
        return LaneStage(name, arguments)
    }

    func randomProblem(using generator: inout SplitMix64) -> LaneProblem {
        let stage = randomStage(using: &generator)
        return LaneProblem([stage], lanes.map { $0.random(using: &generator) })
    }

    // MARK: - The file

    static let all = DrillWords.all.compactMap(LaneOperator.init)

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    static func named(_ name: String) -> LaneOperator? { byName[name] }

    private init?(_ words: DrillWords) {
        lanes = (words["lanes"] ?? "").components(separatedBy: ", ").compactMap(LaneInput.init)
        guard !lanes.isEmpty else { return nil }
        self.words = words
    }
}

extension DrillWords.Misreading {
    /// The output that it predicts for a call and its lanes; nil if it doesn't apply to them.
    func output(_ stage: LaneStage, _ sources: [String]) -> [TimedEvent]? {
        guard let change = LaneChanges.all[expects] else {
            return LaneStage(reading: expects).output(for: sources)
        }
        guard let sent = stage.output(for: sources) else { return nil }
        let lanes = sources.compactMap { (try? MarbleDiagram(parsing: $0))?.events }
        return lanes.count == sources.count ? change(LaneRun(stage: stage, sources: lanes, sent: sent)) : nil
    }
}

/// Tests of a letter, as the lab writes them, each with its opposite among the letters a to d.
private enum LetterTest {
    static let opposites = ["<c": ">b", ">b": "<c", "<b": ">a", ">a": "<b", "=a": "!a", "!b": "=b", "!c": "=c"]
    static let all = opposites.keys.sorted()
}

extension String {
    /// The text, with its placeholders filled with values that depend on an operator's arguments.
    fileprivate func filled(with arguments: [String]) -> String {
        guard let last = arguments.last, contains("{") else { return self }
        let (count, sign, letter) = (Int(last), last.prefix(1), last.dropFirst())
        let values = [
            "n": last, "n+1": "\((count ?? 1) + 1)", "values": count == 1 ? "one value" : "\(last) values",
            "last": count == 1 ? "" : " with the last", "letter": letter.uppercased(),
            "test": "$0 \(["=": "==", "!": "!="][sign] ?? String(sign)) \"\(letter)\"",
            "opposite": LetterTest.opposites[last] ?? "<a",
        ]
        return values.reduce(self) { $0.replacing("{\($1.key)}", with: $1.value) }
    }
}
