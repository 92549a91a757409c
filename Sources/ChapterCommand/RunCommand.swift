import ArgumentParser
import ChapterKit
import Foundation
import SocialServiceHTTP

/// Runs the chapter's step, or the learner's pipeline in its place.
struct RunCommand<Step: ChapterStep>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "run", abstract: "Run the step: live, by a script, or by a pipe.")
    }

    @OptionGroup var options: ChapterOptions

    @OptionGroup(title: WorldOptions.title) var world: WorldOptions

    @Flag(help: "Run your pipeline from Exercise.swift in place of the book's.")
    var mine = false

    @Option(
        help: ArgumentHelp(
            "Ask a service in another process, started with `swift run social-service`, by the wall clock.",
            valueName: "http://127.0.0.1:port"
        ),
        transform: { text in
            do { return try ServiceAddress(parsing: text) } catch { throw ValidationError("\(error)") }
        }
    )
    var service: ServiceAddress?

    @OptionGroup var place: CheckoutOptions

    func validate() throws {
        if let variant = options.variant, !Step.variants.contains(variant) {
            throw ValidationError(Step.variants.isEmpty
                ? "This chapter's step has one form only; leave --variant out."
                : "There is no variant \"\(variant)\" of this step; it has \(Step.variants.joined(separator: ", ")).")
        }
        if mine, service != nil {
            throw ValidationError("--mine asks the service in its own process. Leave out --service, or run the book's step with it.")
        }
    }

    func run() throws {
        try MainActor.assumeIsolated { [options, world, mine, place, service] in
            if mine {
                try LearnersPipeline(step: "\(Step.self)", product: Step.product, place: place).start()
            } else {
                ChapterRun.start(Step.self, options: options, world: world, transport: service.map { HTTPTransport(to: $0) })
            }
        }
    }
}
