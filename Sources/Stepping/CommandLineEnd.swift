import ArgumentParser
import Foundation
import Terminal

extension ParsableArguments {
    /// Ends the program as ArgumentParser does: with help on standard output, or with a message on standard error and
    /// status 64. The text fits the window, and control characters that the user typed are made readable.
    public static func end(with error: any Error) -> Never {
        let status = exitCode(for: error)
        let text = fullMessage(for: error).readableText
        if !text.isEmpty {
            let width = TerminalSize.current.columns
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            let fitting = width < HelpWidth.least ? lines.flatMap { LineBreaking.lines(of: $0, width: width) } : lines
            let output = status.isSuccess ? FileHandle.standardOutput : .standardError
            try? output.write(contentsOf: Data((fitting.joined(separator: "\n") + "\n").utf8))
        }
        exit(withError: status)
    }
}
