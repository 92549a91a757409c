import BookText
import LineEditor
import Reading

/// Commands from standard input, one per line. Empty lines and lines that begin with `#` are skipped.
@MainActor
struct CommandScript {
    let session: Session
    /// Whether it goes on after a failed command.
    let keepsGoing: Bool

    /// - Returns: the status of the last command that failed.
    func run() async -> ExitStatus {
        let reader = PlainLineReader()
        session.readAnswer = reader.readLine
        var result = ExitStatus.passed
        while !session.wantsToLeave, case .line(let line) = await reader.readLine("workbook> ") {
            let text = line[...].trimmed
            guard !text.isEmpty, !text.hasPrefix("#") else { continue }
            let status = await session.run(line: String(text))
            if status != .passed {
                result = status
                guard keepsGoing else { break }
            }
        }
        return result
    }
}
