import ArgumentParser
import ChapterKit

/// Runs the chapter's step, or the learner's pipeline in its place.
struct ChapterRunCommand<Step: ChapterStep>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "run", abstract: "Run the step: live, by a script, or by a pipe.")
    }

    @OptionGroup var options: ChapterOptions

    @OptionGroup(title: WorldOptions.title) var world: WorldOptions

    @Flag(help: "Run your pipeline from Exercise.swift in place of the book's.")
    var mine = false

    @OptionGroup var place: CheckoutOptions

    func validate() throws {
        if let variant = options.variant, !Step.variants.contains(variant) {
            throw ValidationError(
                Step.variants.isEmpty
                    ? "This chapter's step has one form only; leave --variant out."
                    : "There is no variant \"\(variant)\" of this step; it has \(Step.variants.joined(separator: ", "))."
            )
        }
    }

    func run() throws {
        try MainActor.assumeIsolated { [options, world, mine, place] in
            if mine {
                try LearnersPipeline(step: "\(Step.self)", product: Step.product, place: place).start()
            } else {
                ChapterRun.start(Step.self, options: options, world: world)
            }
        }
    }
}
