import ArgumentParser

/// `swift run graders`: tools for authors of tasks.
@main
struct Graders: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graders",
        abstract: "Prove that the graders know right answers from wrong ones.",
        subcommands: [
            ProveCommand.self, StartersCommand.self, NewCommand.self, RecordCommand.self,
            DrillCommand.self, LabCommand.self,
        ]
    )
}
