import ArgumentParser
import ChapterKit

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
            subcommands: [RunCommand<Step>.self, CheckCommand<Step>.self],
            defaultSubcommand: RunCommand<Step>.self
        )
    }

    public init() {}
}
