import ArgumentParser
import ChapterKit
import Foundation
import Grading

/// The command line of a chapter's program: `run`, which may be left out, and `check`.
///
/// A chapter's main.swift is one line: `ChapterCommand<ValidationStep>.main()`.
public struct ChapterCommand<Step: ChapterStep>: ParsableCommand {
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: Step.product,
            abstract: "\(Step.title): a chapter of the reactive workbook.",
            discussion: """
                On a terminal, type and watch. From a pipe, its keys are typed. With --type, a script is, and each run prints the same bytes.
                """,
            subcommands: [ChapterRunCommand<Step>.self, ChapterCheckCommand<Step>.self],
            defaultSubcommand: ChapterRunCommand<Step>.self
        )
    }

    public init() {}

    /// Reads the shell's arguments and works. A first word that is no command is answered in a sentence, with status 64.
    public static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if let word = arguments.first, let sentence = complaint(aboutFirst: word) {
            FileHandle.standardError.write(Data("\(sentence)\n".utf8))
            exit(withError: ExitCode.validationFailure)
        }
        main(arguments)
    }

    /// What is said of a first word that names nothing to do; nil where it is an option or a command.
    private static func complaint(aboutFirst word: String) -> String? {
        let commands = ["run", "check", "help"]
        guard !word.hasPrefix("-"), !commands.contains(word) else { return nil }
        let likely = Int(word) == nil ? Suggestions.closest(to: word, among: commands) : ["check \(word)"]
        let question = Suggestions.question(likely) ?? "Its commands are run and check."
        return "\(Step.product) has no command \"\(word)\". \(question)"
    }
}
