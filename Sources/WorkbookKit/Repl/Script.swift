import LineEditor

/// Commands from standard input, one a line. Empty lines and lines that begin with `#` are passed over.
@MainActor
struct Script {
    let session: Session
    /// Whether it goes on after a command that failed.
    let keepsGoing: Bool

    /// - Returns: the status of the command that failed last; it is also the one that it stopped at, unless it keeps going.
    func run() async -> ExitStatus {
        let reader = PlainLineReader()
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
