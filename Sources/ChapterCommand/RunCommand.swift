import ArgumentParser
import ChapterKit
import Foundation

/// Runs the chapter's step, or the learner's pipeline in its place.
struct RunCommand<Step: ChapterStep>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "run", abstract: "Run the step: live, by a script, or by a pipe.")
    }

    @OptionGroup var options: ChapterOptions

    @Flag(help: "Run your pipeline from Exercise.swift in place of the book's.")
    var mine = false

    @OptionGroup var place: CheckoutOptions

    func run() throws {
        try MainActor.assumeIsolated { [options, mine, place] in
            if mine {
                try LearnersPipeline(step: "\(Step.self)", product: Step.product, place: place).start()
            } else {
                ChapterRun.start(Step.self, options: options)
            }
        }
    }
}
