import ArgumentParser
import Reading

/// A command that the reading session performs. Here are its arguments, for completion and for mistakes in them.
package protocol ReadingCommand: WorkbookCommand {
    /// The arguments, as the reading session takes them.
    var words: [String] { get }
}

extension ReadingCommand {
    package var words: [String] { [] }

    package func perform(in session: Session) async throws -> ExitStatus {
        try await session.reading.perform(Self.command, words) ?? .usage
    }
}

struct NextCommand: ReadingCommand {
    static let command = Command.next
}

struct BackCommand: ReadingCommand {
    static let command = Command.back
}

struct ListCommand: ReadingCommand {
    static let command = Command.list

    @Flag(help: "Print JSON.")
    var json = false

    var words: [String] { json ? ["--json"] : [] }
}

struct OpenCommand: ReadingCommand {
    static let command = Command.open

    @Argument(help: "The chapter's number, name or program.", completion: .chapters)
    package var chapter: String

    @Argument(help: "The page to show, from 1.")
    var step: Int = 1

    var words: [String] { [chapter, String(step)] }
}

struct ReadCommand: ReadingCommand {
    static let command = Command.read

    @Argument(help: "The chapter whose whole lesson to show.", completion: .chapters)
    package var chapter: String?

    var words: [String] { chapter.map { [$0] } ?? [] }
}

struct TourCommand: ReadingCommand {
    static let command = Command.tour

    @Argument(help: "The stop to show, from 1.")
    var stop: Int?

    var words: [String] { stop.map { [String($0)] } ?? [] }
}

struct GuessCommand: ReadingCommand {
    static let command = Command.guess

    @Argument(help: "The number of your answer.")
    var number: Int?

    var words: [String] { number.map { [String($0)] } ?? [] }
}

struct RunCommand: ReadingCommand {
    static let command = Command.run

    @Argument(
        parsing: .captureForPassthrough, help: "The chapter, then the options of its program.", completion: .chapters)
    var words: [String] = []
}

struct QuitCommand: ReadingCommand {
    static let command = Command.quit
}

/// Explains a command. The whole workbook's `help` knows more topics.
struct CommandHelp: ReadingCommand {
    static let command = Command.help

    @Argument(help: "The command to explain.")
    var words: [String] = []
}
