import Foundation
import Judges
import Grading
import Testing

/// An answer to one task, right or wrong, from the folder `Answers`.
///
/// Its file is `Answers/NN-Name/task-N/right-….swift` or `wrong-….swift` and holds what would stand in the task's region. A wrong one
/// begins with `// Says: …`: words of the message that it has to be rejected with.
struct Answer: Sendable, CustomTestStringConvertible {
    let chapter: Chapter
    let task: Int
    let name: String
    let text: String

    var isRight: Bool { name.hasPrefix("right") }

    /// The words that its rejection has to contain; nil for a right answer.
    var says: String? {
        text.split(separator: "\n").first
            .flatMap { $0.hasPrefix("// Says: ") ? String($0.dropFirst("// Says: ".count)) : nil }
    }

    var testDescription: String { "\(chapter.product) task \(task): \(name.replacing("-", with: " "))" }

    /// Every answer in the folder.
    static let all: [Answer] = catalogue.flatMap { chapter in
        chapter.tasks.flatMap { task in answers(to: task.number, of: chapter) }
    }

    private static func answers(to task: Int, of chapter: Chapter) -> [Answer] {
        let folder = root.appending(path: "Tests/JudgesTests/Answers/\(chapter.folder)/task-\(task)")
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.sorted { $0.path < $1.path }.compactMap { file -> Answer? in
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
            return Answer(chapter: chapter, task: task, name: file.deletingPathExtension().lastPathComponent, text: text)
        }
    }

    /// The top of the package.
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The reference solution of the chapter with this answer in the place of the task's region.
    func exercise() throws -> String {
        let solution = try String(contentsOf: Self.root.appending(path: chapter.solutionPath), encoding: .utf8)
        let start = try #require(solution.range(of: "// MARK: - Task \(task):"), "the solution has no task \(task)")
        let line = try #require(solution[start.upperBound...].firstIndex(of: "\n"))
        let end = try #require(solution[line...].range(of: "// MARK: -")?.lowerBound)
        return solution[...line] + "\n" + text + "\n" + solution[end...]
    }
}

/// An Exercise.swift in a folder of its own, until it is removed.
struct TemporaryExercise {
    let file: URL

    init(_ text: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "answer-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        file = folder.appending(path: "Exercise.swift")
        try Data(text.utf8).write(to: file)
    }

    func remove() {
        try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
    }
}
