/// The book's answers, which nobody sees by accident.
extension Session {
    /// After so many checks that did not pass, an answer offers itself.
    static let checksBeforeAnswer = 3

    /// Whether the book's answers to some tasks may be shown: at once where all of them are passed or were seen before, and else after
    /// one question. What is shown is remembered as seen.
    /// - Parameters:
    ///   - isSure: whether the reader has said so in advance, with `--yes`.
    ///   - line: the command line that asks for it, as the reader would type it.
    /// - Throws: ``Complaint`` where there is nobody to ask.
    func mayShowAnswers(to tasks: [TaskReference], isSure: Bool, line: String) async throws -> Bool {
        let record = progress.current
        let open = tasks.filter { record[$0.key].state != .passed && !record[$0.key].solutionSeen }
        guard let first = open.first else { return true }
        let subject =
            open.count == 1
            ? "Task \(first.name) has not passed yet"
            : "Tasks \(open.map(\.name).joined(separator: ", ")) have not passed yet"
        if !isSure {
            guard let ask else {
                throw Complaint.failure("\(subject). `\(line) --yes` shows the book's answer all the same.")
            }
            output.say("\(subject).")
            // On a line of its own, which a window of 40 columns holds: what is typed behind it must not be broken.
            let answer = await ask("Show an answer all the same? (y/N) ")
            guard let answer = answer?.lowercased(), answer == "y" || answer == "yes" else {
                output.say("Not shown. `hint \(first.name)` may be enough.")
                return false
            }
        }
        progress.update { progress in
            for task in open { progress[task.key].solutionSeen = true }
        }
        return true
    }
}
