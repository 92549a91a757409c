import ArgumentParser
import Foundation
import Terminal
import WorkbookKit

/// Asks the marble lab the same questions as a reader's browser; Tests/Site/lab.py compares the answers.
struct LabCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lab",
        abstract: "Print requests to the marble lab with their answers, as JSON.",
        discussion: "Each operator's example, and random arguments and marbles: swift run graders lab --seed 1")

    @Option(help: "How many random requests per operator.")
    var count = 40

    @Option(help: "The same seed makes the same requests.")
    var seed: UInt64 = 1

    private struct Case: Encodable {
        let words: [String]
        let answer: String
    }

    private static let signs =
        #"""
        - - - -- --- a b c x é 日 😀 '12' '3000000000' 'it\'s' [ab] [bc] 30ms 2s é '\n' '\u{1b}' ß 🇩🇪 ! ^
        """#.split(separator: " ").map(String.init) + [" "]
    private static let ends = ["|", "|", "|", "", "#", "#'denied'", "[d|]", "|a", "["]
    private static let words =
        "uppercase lowercase double reverse length isVowel isLetter isNumber isEven <b >a =c !é z é日"
        .split(separator: " ").map(String.init) + [""]

    func run() throws {
        var random = SplitMix64(seed: seed)
        let cases = OperatorCatalogue.all.flatMap { example -> [Case] in
            let name = example.commandName
            let examples = [["svg", "603", "24", name], ["speech", name], ["text", name]]
            return (examples + (0..<count).map { _ in Self.request(example, using: &random) }).map {
                Case(words: $0, answer: LabRequest.answer($0))
            }
        }
        FileHandle.standardOutput.write(try JSONEncoder().encode(cases))
    }

    /// A random request. One in four moves, adds, or removes a marble.
    private static func request(_ example: OperatorExample, using random: inout SplitMix64) -> [String] {
        let numbers = (0..<2).map { _ in "\(Int.random(in: -1..<20, using: &random))" }
        switch Int.random(in: 0..<12, using: &random) {
        case 0: return ["move", marbles(using: &random)] + numbers
        case 1: return ["add", marbles(using: &random), "z", numbers[0]]
        case 2: return ["remove", marbles(using: &random), numbers[0]]
        default: break
        }
        let parameters = example.parameters.map { parameter in
            // Half of the time, choose only among words that the operator accepts.
            let all = parameter.choices + words + (0..<9).map { "\($0)" } + [parameter.example]
            let good = all.filter(parameter.accepts)
            return (Bool.random(using: &random) ? good : all).randomElement(using: &random) ?? ""
        }
        let lanes = max(0, example.inputs.count + [0, 0, 0, 0, 1, -1][Int.random(in: 0..<6, using: &random)])
        let format = ["svg", "svg", "speech", "text"][Int.random(in: 0..<4, using: &random)]
        let axis = format == "svg" ? ["\(Int.random(in: 0..<900, using: &random))", numbers[0]] : []
        return [format] + axis + [example.commandName] + parameters + (0..<lanes).map { _ in marbles(using: &random) }
    }

    private static func marbles(using random: inout SplitMix64) -> String {
        let line = (0...Int.random(in: 0..<12, using: &random)).map { _ in signs.randomElement(using: &random)! }
        return line.joined() + ends.randomElement(using: &random)!
    }
}
