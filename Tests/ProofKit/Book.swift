import Foundation
import Grading
import Judges

/// What the proofs read from the package: solutions and answers.
public enum Book {
    /// The top of the package.
    public static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder of the answers.
    public static let answersFolder = root.appending(path: "Tests/JudgesTests/Answers")

    /// A chapter's reference solution.
    public static func solution(of chapter: Chapter) throws -> ExerciseFile {
        let text = try String(contentsOf: root.appending(path: chapter.solutionPath), encoding: .utf8)
        return ExerciseFile(path: chapter.solutionPath, text: text)
    }

    /// A chapter's starter with every task begun and none solved: each region has one more declaration, which changes
    /// nothing.
    public static func begunStarter(of chapter: Chapter) throws -> ExerciseFile {
        var text = chapter.starter
        for task in chapter.tasks {
            guard let region = TaskRegions(of: text)[task.number] else { throw NoSuchTask(task: task.number) }
            let code = region.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(
                separator: "\n")
            text = try text.replacingTask(task.number, with: code + "\nprivate enum Begun\(task.number) {}\n")
        }
        return ExerciseFile(path: "\(chapter.id)/starter.swift", text: text)
    }

    /// Every answer in the folder to a task of the catalogue, in the order of the book.
    public static let answers: [Answer] = catalogue.flatMap { chapter in
        chapter.tasks.flatMap { task in answers(to: task.number, of: chapter.id) }
    }

    /// The answers to one task.
    public static func answers(to task: Int, of chapter: Chapter.ID) -> [Answer] {
        let folder = answersFolder.appending(path: "\(chapter)/task-\(task)")
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.compactMap { file -> Answer? in
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
            return Answer(
                chapter: chapter, task: task, name: file.deletingPathExtension().lastPathComponent, text: text)
        }
    }

    /// The files in the folder of answers that aren't answers, by path: a misspelled folder, a task that the book
    /// doesn't have, a file that is neither `right-` nor `wrong-`.
    public static func strays() throws -> [String] {
        let known = Set(
            answers.filter { $0.name.hasPrefix("right-") || $0.name.hasPrefix("wrong-") }.map {
                "\($0.chapter)/task-\($0.task)/\($0.name).swift"
            })
        return try FileManager.default.subpathsOfDirectory(atPath: answersFolder.path).filter { path in
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: answersFolder.appending(path: path).path, isDirectory: &isFolder)
            return !isFolder.boolValue && !known.contains(path)
        }.sorted()
    }
}
