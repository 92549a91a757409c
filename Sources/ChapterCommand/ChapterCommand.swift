import ArgumentParser
import ChapterKit
import Foundation
import Grading

/// The command line of a chapter's program: `run`, the default, and `check`.
///
/// A chapter's main.swift is one line: `ChapterCommand<ValidationStep>.main()`.
public struct ChapterCommand<Step: ChapterStep>: ParsableCommand {
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: Step.product,
            abstract: "\(Step.title): a chapter of the reactive workbook.",
            discussion: """
                On a terminal, type and watch. Keys can also come from a pipe, or from a script with --type, which \
                prints the same bytes on each run.
                """,
            subcommands: [ChapterRunCommand<Step>.self, ChapterCheckCommand<Step>.self],
            defaultSubcommand: ChapterRunCommand<Step>.self
        )
    }

    public init() {}

    /// Runs the command line. An unknown command ends the program with a message and status 64.
    public static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if let word = arguments.first, let sentence = complaint(aboutFirst: word) {
            FileHandle.standardError.write(Data("\(sentence)\n".utf8))
            exit(withError: ExitCode.validationFailure)
        }
        main(arguments)
    }

    /// The message for an unknown command; nil for an option or a command.
    private static func complaint(aboutFirst word: String) -> String? {
        let commands = ["run", "check", "help"]
        guard !word.hasPrefix("-"), !commands.contains(word) else { return nil }
        let likely = Int(word) == nil ? Suggestions.closest(to: word, among: commands) : ["check \(word)"]
        let question = Suggestions.question(likely) ?? "Its commands are run and check."
        return "\(Step.product) has no command \"\(word)\". \(question)"
    }
}
