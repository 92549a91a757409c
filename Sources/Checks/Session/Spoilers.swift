import Reading

/// Guards the book's answers, so that a reader doesn't see them by accident.
extension Session {
    /// After this many checks, an answer is offered.
    private static let checksBeforeAnswer = 3

    /// Whether a report offers the answer to a task and shows what should have been predicted: after enough checks,
    /// after a pass, or once the answer was seen.
    package func offersAnswer(to task: TaskKey) -> Bool {
        let record = stores.progress.current[task]
        return record.attempts >= Self.checksBeforeAnswer || record.solutionSeen || record.state == .passed
    }

    /// Whether the book's answers to `tasks` may be shown: at once if each task is passed or its answer was seen
    /// before, otherwise after one question. The answers then count as seen.
    /// - Parameters:
    ///   - isSure: whether the reader agreed in advance, with `--yes`.
    ///   - line: the command line that shows the answers, as the reader types it.
    /// - Throws: ``Complaint`` if no person can answer the question.
    package func mayShowAnswers(to tasks: [TaskReference], isSure: Bool, line: String) async throws -> Bool {
        let record = stores.progress.current
        let open = tasks.filter { record[$0.key].state != .passed && !record[$0.key].solutionSeen }
        guard let first = open.first else { return true }
        let subject =
            open.count == 1
            ? "Task \(first.name) has not passed yet"
            : "Tasks \(open.map(\.name).joined(separator: ", ")) have not passed yet"
        if !isSure {
            guard let ask = dialog.ask else {
                throw Complaint.failure("\(subject). `\(line) --yes` shows the book's answer anyway.")
            }
            output.say("\(subject).")
            // The question gets its own line, which fits in 40 columns together with the answer.
            let question = "Show the answer anyway?"
            let answer = await ask(output.isSpoken ? "\(question) 1: yes. 2: no. " : "\(question) (y/N) ")
            guard let answer = answer?.lowercased(), ["y", "yes", "1"].contains(answer) else {
                output.say("Not shown. A hint may be enough: `hint \(first.name)`.")
                return false
            }
        }
        stores.progress.update { progress in
            for task in open { progress[task.key].solutionSeen = true }
        }
        return true
    }
}
