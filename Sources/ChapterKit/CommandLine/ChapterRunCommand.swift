import ArgumentParser
import Stepping

struct ChapterRunCommand<Step: ChapterStep>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "run",
            abstract: "\(Step.title): run the step, live, with a script, or from a pipe.",
            usage: """
                \(Step.product) [<options>]
                \(Step.product) check [<task>] [--seed <seed>] [--json] [--gradescope]
                """,
            discussion: """
                On a terminal, type and watch. Keys can also come from a pipe, or from a script with --type, which \
                prints the same bytes on each run.

                check checks your Exercise.swift, as `workbook check` does.
                """
        )
    }

    @OptionGroup var options: ChapterOptions

    @OptionGroup(title: WorldOptions.title) var world: WorldOptions

    @Flag(help: "Run your pipeline from Exercise.swift instead of the book's.")
    var mine = false

    @OptionGroup var place: CheckoutOptions

    func validate() throws {
        if let variant = options.variant, !Step.variants.contains(variant) {
            let names = Step.variants.joined(separator: ", ")
            throw ValidationError(
                names.isEmpty
                    ? "This chapter's step has no variants. Leave out --variant."
                    : "This step has no variant \"\(variant)\". It has \(names)."
            )
        }
    }

    func run() throws {
        if mine {
            let request = [learnersPipelineRequest, "\(Step.self)", Step.product, try place.checkout().root.path]
            try place.becomeWorkbook(request + CommandLine.arguments.dropFirst())
        }
        MainActor.assumeIsolated { [options, world] in
            ChapterRun.start(Step.self, options: options, world: world)
        }
    }
}
