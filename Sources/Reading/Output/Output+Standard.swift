import Foundation
import Terminal

extension Output {
    /// Standard output and standard error of this process.
    /// - Parameters:
    ///   - noColor: whether the reader passed `--no-color`.
    ///   - isConversation: whether a user types at a prompt.
    package static func standard(noColor: Bool, isConversation: Bool) -> Output {
        let environment = ProcessInfo.processInfo.environment
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let wantsNone = noColor || environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
        if isTerminal, !wantsNone { TerminalLook.depth = TerminalAbilities.current.colorDepth }
        let out = FileHandle.standardOutput
        // At the prompt, output and errors stay in order.
        let errors = isConversation ? out : FileHandle.standardError
        return Output(
            isColored: isTerminal && !wantsNone,
            isTerminal: isTerminal,
            canRedraw: isTerminal && (environment["TERM"] ?? "dumb") != "dumb",
            isConversation: isConversation,
            columns: { TerminalSize.current.columns },
            write: { text in
                do {
                    try out.write(contentsOf: Data(text.utf8))
                } catch {
                    // For example, the disk is full or the terminal is closed. There's no point in continuing.
                    try? FileHandle.standardError.write(
                        contentsOf: Data("The workbook's output can't be written: \(error.systemReason).\n".utf8))
                    exit(ExitStatus.notPassed.code)
                }
            },
            writeError: { try? errors.write(contentsOf: Data($0.utf8)) }
        )
    }

    package var prompt: Prompt { Prompt(StyledText(promptText, style: .heading).rendered(colored: isColored) + " ") }
}
