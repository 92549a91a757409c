import Foundation
import Grading
import Judges
import SharedJudges

/// The book's chapters, from this checkout.
public let catalogue: [Chapter] = orExit { try Course.book.chapters(in: Book.root) }

/// Reads a file of this checkout. If it has a mistake, prints the error and exits with status 1, because a crash report
/// would bury the message.
func orExit<Value>(_ read: () throws -> Value) -> Value {
    do {
        return try read()
    } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        exit(1)
    }
}

/// The solutions and answers, which the proofs read from the package.
public enum Book {
    public static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A chapter's reference solution.
    public static func solution(of chapter: Chapter) throws -> ExerciseFile {
        let text = try String(contentsOf: root.appending(path: chapter.solutionPath), encoding: .utf8)
        return ExerciseFile(path: chapter.solutionPath, text: text)
    }

    /// A chapter's starter with every task begun and none solved: each region has one additional declaration, which
    /// changes nothing.
    public static func begunStarter(of chapter: Chapter) throws -> ExerciseFile {
        var text = chapter.starter
        for task in chapter.tasks {
            guard let region = TaskRegions(of: text)[task.number] else { throw Obstacle.noTask(task.number) }
            let code = region.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(
                separator: "\n")
            text = try text.replacingTask(task.number, with: code + "\nprivate enum Begun\(task.number) {}\n")
        }
        return ExerciseFile(path: "\(chapter.id)/starter.swift", text: text)
    }

    // MARK: Answers

    private static let pages: [(chapter: Chapter, page: Result<ChapterAnswers, any Error>)] = catalogue.map { chapter in
        (chapter, Result { try ChapterAnswers(of: chapter, in: root) })
    }

    /// In the order of the book, including programs that don't compile.
    private static let programs: [Answer] = pages.flatMap { chapter, page in
        let tasks = (try? page.get())?.tasks ?? []
        return tasks.flatMap { task in
            task.answers.flatMap { known in known.programs.map { Answer($0, of: known, to: task, in: chapter) } }
        }
    }

    /// Every right and wrong answer, in the order of the book.
    public static let answers = programs.filter { $0.known.kind != .refused }

    /// Every program that must not compile, in the order of the book.
    public static let refused = programs.filter { $0.known.kind == .refused }

    public static func answers(to task: Int, of chapter: Chapter.ID) -> [Answer] {
        answers.filter { $0.chapter == chapter && $0.task == task }
    }

    /// The runs that fail if the marked sentences of a task's goal are ignored.
    static func markedRuns(of task: Int, in chapter: Chapter.ID) -> [ChapterAnswers.MarkedRun] {
        let page = pages.first { $0.chapter.id == chapter }.flatMap { try? $0.page.get() }
        return page?.tasks.first { $0.number == task }?.runs ?? []
    }

    /// The faults of the Answers.md files: a file can't be read, its changes don't fit, it names a requirement that
    /// doesn't exist, a judge names a mistake without a text, or neither judges nor answers name a shared mistake.
    public static var faultsOfAnswerFiles: [String] {
        let faults = pages.flatMap { chapter, page -> [String] in
            do {
                return try page.get().tasks.flatMap(\.answers).flatMap(\.programs).compactMap { program in
                    guard let breaks = program.breaks, SharedRequirement(rawValue: breaks) == nil else { return nil }
                    return "\(chapter.answersPath):\(program.line): “\(breaks)” isn't a shared requirement."
                }
            } catch {
                return ["\(error)"]
            }
        }
        return faults + faultsOfNames
    }

    private static var faultsOfNames: [String] {
        let faults = catalogue.flatMap { chapter -> [String] in
            chapter.tasks.flatMap { task -> [String] in
                guard let reference = chapter.reference else { return [] }
                return (try? reference.texts(for: task))?.faults(of: task, knowing: reference.views) ?? []
            }
        }
        let named = catalogue.flatMap(\.tasks).flatMap(\.allMistakes).map(\.name)
        let used = Set(programs.flatMap(\.known.mistakes) + named)
        let unused = (try? SharedMistakes(in: root).faults(ofUnused: used)) ?? []
        return faults + unused
    }
}
