import Foundation
import Grading
import Judges
import Reading

/// A file with wrong answers that tries a way to pass: a section of Forgeries.md. Each once did, or could have.
public struct Forgery: Sendable, CustomStringConvertible {
    public let description: String
    /// Whether the file must not compile.
    private let isRefused: Bool
    /// The lines that are added to a begun starter; empty if the file computes a prediction.
    private var code = ""

    private static let path = "Tests/ProofKit/Attacks/Forgeries.md"

    public static let all: [Forgery] = orExit {
        var all: [Forgery] = []
        var isRefused = false
        for block in MarkdownParser.blocks(of: try BookFile.text(of: path, in: Book.root)) {
            switch block {
            case .heading(level: 2, "Must not compile"): isRefused = true
            case .heading(level: 2, "May compile, and must not pass"): isRefused = false
            case .heading(level: 2, let title): throw Obstacle("\(path): “\(title)” is neither of the two headings.")
            case .heading(level: 3, let title): all.append(Forgery(description: title, isRefused: isRefused))
            case .code(_, let lines): all[all.count - 1].code = lines.joined(separator: "\n")
            default: break
            }
        }
        return all
    }

    public func faults() async throws -> [String] {
        let chapter = catalogue[1]
        var text = "import Foundation\n" + (try Book.begunStarter(of: chapter).text) + "\n" + code + "\n"
        if code.isEmpty {
            text = text.replacing("= \"?\"", with: "= { \"yyywwwy\" }()")
        } else if code.contains("let early: Void") {
            text = text.replacing("text.count > 2\n", with: "_ = early\n    return text.count > 2\n")
        }
        let isolation: Isolation = await AttackProof.isPossible ? .required : .off
        let file = ExerciseFile(path: "Exercise.swift", text: text)
        let report = await Grader(builder: ExerciseBuilder(isolation: isolation)).grade(chapter, .text(file), seed: 1)
        var faults = report.tasks.filter(\.verdict.isPass).map { "Task \($0.task.number) passes." }
        if isRefused, !report.tasks.contains(where: \.verdict.isRefusal) { faults.append("It compiles.") }
        if code.isEmpty, !report.tasks.contains(where: { $0.verdict.message?.contains("text in quotes") == true }) {
            faults.append("A computed prediction is played.")
        }
        return faults
    }
}
