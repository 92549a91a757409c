import ArgumentParser
import Checks
import Foundation
import Grading
import Reading
import Terminal

struct DiffCommand: WorkbookCommand {
    static let command = Command.diff

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

    // MARK: Your code and the book's

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
            // An editor's tabs, or an indentation of two spaces, aren't a difference.
            difference: LineDifference(from: yours, to: ours) { $0[...].trimmed == $1[...].trimmed }
        )
        if diff.difference.isEmpty {
            session.output.say("Identical to the book's answer.")
        } else {
            await session.paged { put(diff, session.output) }
        }
        return .passed
    }

    @MainActor
    private func lines(of file: URL, _ task: TaskReference?, cure: String, _ session: Session) throws -> [String] {
        let path = session.book.checkout.shortPath(file)
        guard let text = TextFile.text(of: file) else {
            throw Complaint.failure("\(path) can't be read. `\(cure)` restores it.")
        }
        guard let task else { return text.fileLines }
        guard let region = TaskRegions(of: text)[task.task.number]?.code else {
            throw Complaint.failure(
                "\(path) needs one line `// MARK: - Task \(task.task.number)`. `\(cure)` restores it.")
        }
        return region
    }

    // MARK: This step and the previous one

    @MainActor
    private func showStep(of chapter: Chapter, _ session: Session) async throws -> ExitStatus {
        guard let before = session.book.chapter(before: chapter) else {
            throw Complaint.failure(
                "\(chapter.label) is the first chapter, so there is no earlier step to compare with.")
        }
        let new = StepFiles(of: chapter, in: session.book.checkout)
        let old = StepFiles(of: before, in: session.book.checkout)
        guard !new.names.isEmpty else {
            throw Complaint.failure(
                "Chapters/\(chapter.folder) contains no step. `git checkout -- Chapters` restores it.")
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
            session.output.say("The steps of \(before.label) and \(chapter.label) are identical.")
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
        if output.isSpoken {
            for sentence in diff.sentences { output.verbatim(sentence) }
            return
        }
        for line in diff.lines(width: output.isTerminal ? output.columns : nil) {
            output.verbatim(line.rendered(colored: output.isColored))
        }
    }
}
