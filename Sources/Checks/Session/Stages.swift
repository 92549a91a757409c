import Foundation
import Grading
import Reading
import Terminal

/// The stages of a task's answer, to be put in order by a reader who is stuck.
extension Session {
    private static let hintsBefore = 2

    /// Shows the stages, shuffled, once the reader has seen two hints. Shows nothing if the answer isn't a pipeline.
    /// - Parameter isNew: whether to show the stages; if not, names the command that shows them again.
    func offerStages(of task: TaskReference, isNew: Bool = true) {
        context.shuffledTask = nil
        guard stores.progress.current[task.key].hintsShown >= Self.hintsBefore,
            let puzzle = book.shuffledStages(of: task)
        else { return }
        guard isNew else {
            context.shuffledTask = dialog.mode == .oneShot ? nil : task
            return output.say("`hint \(task.name) \(Self.hintsBefore)` shows the stages of an answer, shuffled.")
        }
        output.blankLine()
        output.say(StyledText("The stages of an answer, shuffled", style: .unsure))
        output.say("The pipeline begins like this:")
        output.show([.code(info: "swift", lines: puzzle.head)])
        let (count, all) = (puzzle.answer.count, puzzle.blocks.count)
        output.say(
            count == all
                ? "In which order do these \(all) stages follow?" : "Which \(count) of these \(all) stages follow?")
        for (index, block) in puzzle.blocks.enumerated() {
            if output.isSpoken { output.say("Stage \(index + 1):") }
            output.show([.code(info: "swift", lines: Self.numbered(block, output.isSpoken ? nil : index + 1))])
        }
        output.blankLine()
        let example = puzzle.blocks.indices.prefix(3).map { "\($0 + 1)" }.joined(separator: " ")
        if dialog.mode == .oneShot {
            output.say("Try an order: `hint \(task.name) --order \"\(example)\"`. Your file doesn't change.")
        } else {
            context.shuffledTask = task
            output.say("Type their numbers at the prompt, such as `\(example)`. Your file doesn't change.")
        }
    }

    private static func numbered(_ block: String, _ number: Int?) -> [String] {
        block.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { line, code in
            guard let number else { return String(code) }
            return (line == 0 ? "\(number)  " : "   ") + code
        }
    }

    func tryStages(_ order: String, of task: TaskReference, writes: Bool) async throws -> ExitStatus {
        guard stores.progress.current[task.key].hintsShown >= Self.hintsBefore else {
            throw Complaint.usage("The stages of task \(task.name) come after two hints. Type `hint \(task.name)`.")
        }
        guard let puzzle = book.shuffledStages(of: task) else {
            throw Complaint.usage("The answer to task \(task.name) isn't a pipeline of three stages or more.")
        }
        let numbers = try Self.numbers(in: order, of: puzzle)
        guard let exercise = puzzle.exercise(inOrder: numbers) else { return .usage }
        try await prepareToCheck()
        let status = StatusLine(output)
        if dialog.mode == .interactive { status.show(Session.checking) }
        let report = try await untilInterrupted {
            await self.grader.grade(task.chapter, text: exercise, task: task.task.number)
        }
        status.clear()
        try Task.checkCancellation()
        guard let found = report.tasks.first else { return .notPassed }
        guard found.verdict.isPass else {
            sayWhatIsWrong(found, in: puzzle)
            return .notPassed
        }
        context.shuffledTask = nil
        output.say(StyledText("That order is right.", style: .good))
        if writes {
            try write(puzzle.region(inOrder: numbers) ?? "", to: task)
        } else {
            let words = numbers.map(String.init).joined(separator: " ")
            output.say(
                """
                Now write it into your file yourself: `edit \(task.name)`. \
                Or `hint \(task.name) --order "\(words)" --write` does it, and keeps a copy of your file.
                """)
        }
        return .passed
    }

    private static func numbers(in order: String, of puzzle: ShuffledStages) throws(Complaint) -> [Int] {
        let words = order.split { $0 == " " || $0 == "," }
        let numbers = words.compactMap { Int($0) }
        let example = puzzle.blocks.indices.prefix(3).map { "\($0 + 1)" }.joined(separator: " ")
        guard !numbers.isEmpty, numbers.count == words.count else {
            throw Complaint.usage("An order is numbers with spaces between them, such as \(example).")
        }
        if let other = numbers.first(where: { !(1...puzzle.blocks.count).contains($0) }) {
            throw Complaint.usage("There's no stage \(other). The stages are 1 to \(puzzle.blocks.count).")
        }
        if let twice = numbers.first(where: { number in numbers.count { $0 == number } > 1 }) {
            throw Complaint.usage("Stage \(twice) is there more than once. Each one can be used once.")
        }
        return numbers
    }

    private func sayWhatIsWrong(_ report: TaskReport, in puzzle: ShuffledStages) {
        if case .didNotCompile(let error) = report.verdict {
            let line = error.sourceLine.trimmingCharacters(in: .whitespaces)
            let stage = puzzle.blocks.firstIndex { !line.isEmpty && $0.contains(line) }
            output.say(StyledText("This order doesn't compile.", style: .bad))
            output.say((stage.map { "Look at stage \($0 + 1). " } ?? "") + error.explanation.sentences)
            return
        }
        output.say(StyledText("This order isn't right yet.", style: .bad))
        output.show(report: report.text(ReportDetails(above: nil)).whole.dropFirst())
    }

    private func write(_ region: String, to task: TaskReference) throws(Complaint) {
        guard let current = TextFile.exactText(of: book.exerciseFile(of: task.chapter)),
            let changed = ExerciseText(current).replacing(task.task.number, from: ExerciseText(region))
        else {
            throw Complaint.failure(
                """
                \(task.chapter.exercisePath) is unchanged, since its line `// MARK: - Task \(task.task.number)` isn't \
                there exactly once.
                """)
        }
        let backup = try replaceExercise(of: task.chapter, with: changed)
        let copy = backup.map { " Your version is in `\(book.checkout.shortPath($0))`." } ?? ""
        output.say("It is in `\(task.chapter.exercisePath)` now.\(copy)")
    }
}
