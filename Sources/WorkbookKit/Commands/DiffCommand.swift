import ArgumentParser
import Foundation
import Grading

struct DiffCommand: WorkbookCommand {
    static let command = Command(
        "diff",
        usage: "[CHAPTER|TASK] [--yes]",
        summary: "Show what a chapter's step changed, or how your code differs from the book's.",
        details: """
            With a chapter: its step against the step of the chapter before. With a task: your code against the book's answer; before you \
            have passed it, it asks first. Without either: your whole file against the book's. A line with `-` stands in the first file \
            only, one with `+` in the second.
            """,
        example: "diff 1.2",
        completes: .chaptersAndTasks,
        options: ["--yes"]
    )

    @Argument(help: "A chapter, or one of its tasks: a chapter, a dot and a number.", completion: .chaptersAndTasks)
    var what: String?

    @Flag(help: "Show the book's answer without asking.")
    var yes = false

    func perform(in session: Session) async throws -> ExitStatus {
        guard let what else { return try await showAnswers(to: session.currentChapter.taskReferences, nil, session) }
        if what.contains(".") {
            let task = try session.book.task(named: what)
            return try await showAnswers(to: [task], task, session)
        }
        return try await showStep(of: session.book.chapter(named: what), session)
    }

    // MARK: Yours and the book's

    @MainActor
    private func showAnswers(to tasks: [TaskReference], _ task: TaskReference?, _ session: Session) async throws
        -> ExitStatus
    {
        let chapter = try task?.chapter ?? session.currentChapter
        let line = (["diff"] + [what].compactMap { $0 }).joined(separator: " ")
        guard try await session.mayShowAnswers(to: tasks, isSure: yes, line: line) else { return .passed }
        let yours = try lines(
            of: session.book.exerciseFile(of: chapter), task, cure: "reset \(task?.name ?? chapter.product)", session)
        let ours = try lines(
            of: session.book.solutionFile(of: chapter), task, cure: "git checkout -- Solutions", session)
        let suffix = task.map { ", task \($0.task.number)" } ?? ""
        let diff = UnifiedDiff(
            old: chapter.exercisePath + suffix, new: chapter.solutionPath + suffix,
            difference: LineDifference(from: yours, to: ours)
        )
        if diff.difference.isEmpty {
            session.output.say("Yours is the book's, line by line.")
        } else {
            await session.paged { put(diff, session.output) }
        }
        return .passed
    }

    @MainActor
    private func lines(of file: URL, _ task: TaskReference?, cure: String, _ session: Session) throws -> [String] {
        let path = session.book.checkout.shortPath(file)
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw Complaint.failure("\(path) cannot be read. `\(cure)` brings it back.")
        }
        guard let task else { return text.fileLines }
        guard let region = ExerciseText(text).region(of: task.task.number) else {
            throw Complaint.failure(
                "\(path) needs one line `// MARK: - Task \(task.task.number)`. `\(cure)` brings it back.")
        }
        return region
    }

    // MARK: A step and the one before

    @MainActor
    private func showStep(of chapter: Chapter, _ session: Session) async throws -> ExitStatus {
        guard let before = session.book.chapter(before: chapter) else {
            throw Complaint.failure(
                """
                \(chapter.name) is the first chapter: there is no step before its own. `read \(chapter.product)` shows how it came about.
                """)
        }
        let new = StepFiles(of: chapter, in: session.book.checkout)
        let old = StepFiles(of: before, in: session.book.checkout)
        guard !new.names.isEmpty else {
            throw Complaint.failure(
                "Chapters/\(chapter.folder) holds no step. `git checkout -- Chapters` brings it back.")
        }
        var pairs = new.names.map { (old: old.counterpart(of: $0, in: chapter), new: Optional($0)) }
        let paired = Set(pairs.compactMap(\.old))
        pairs += old.names.filter { !paired.contains($0) }.map { (old: Optional($0), new: nil) }
        let diffs = pairs.map { pair in
            UnifiedDiff(
                old: pair.old.map { "Chapters/\(before.folder)/\($0)" } ?? "/dev/null",
                new: pair.new.map { "Chapters/\(chapter.folder)/\($0)" } ?? "/dev/null",
                difference: LineDifference(from: pair.old.map(old.lines) ?? [], to: pair.new.map(new.lines) ?? [])
            )
        }.filter { !$0.difference.isEmpty }
        guard !diffs.isEmpty else {
            session.output.say("The step of \(chapter.name) is that of \(before.name), line by line.")
            return .passed
        }
        await session.paged {
            for (number, diff) in diffs.enumerated() {
                if number > 0 { session.output.blankLine() }
                put(diff, session.output)
            }
        }
        return .passed
    }

    @MainActor
    private func put(_ diff: UnifiedDiff, _ output: Output) {
        for line in diff.lines(width: output.isTerminal ? output.columns : nil) {
            output.verbatim(line.rendered(colored: output.isColored))
        }
    }
}
