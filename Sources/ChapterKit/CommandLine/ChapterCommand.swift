import ArgumentParser
import Foundation
import Reading
import Stepping
import Terminal

/// The command line of a chapter's program: `run`, the default, and `check`.
///
/// A chapter's main.swift contains one statement: `ChapterCommand<ValidationStep>.main()`.
public struct ChapterCommand<Step: ChapterStep>: ParsableCommand {
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: Step.product,
            abstract: "\(Step.title): a chapter of the reactive workbook.",
            subcommands: [ChapterRunCommand<Step>.self, ChapterCheckCommand<Step>.self],
            defaultSubcommand: ChapterRunCommand<Step>.self
        )
    }

    public init() {}

    /// Runs the command line. An unknown command ends the program with a message and status 64. Without a command, a
    /// request for help shows the options of `run`, since typing `run` is optional.
    public static func main() {
        HelpWidth.prepare()
        var arguments = Array(CommandLine.arguments.dropFirst())
        if [["--help"], ["-h"], ["help"]].contains(arguments) { arguments = ["run", "--help"] }
        if let word = arguments.first, let sentence = complaint(aboutFirst: word) {
            FileHandle.standardError.write(Data("\(sentence.readableText)\n".utf8))
            exit(withError: ExitCode.validationFailure)
        }
        do {
            var command = try parseAsRoot(arguments)
            try command.run()
        } catch {
            end(with: error)
        }
    }

    private static func complaint(aboutFirst word: String) -> String? {
        let commands = ["run", "check", "help"]
        guard !word.hasPrefix("-"), !commands.contains(word) else { return nil }
        let likely = Int(word) == nil ? Suggestions.closest(to: word, among: commands) : ["check \(word)"]
        let question = Suggestions.question(likely) ?? "Its commands are run and check."
        return "\(Step.product) has no command \"\(word)\". \(question)"
    }
}
