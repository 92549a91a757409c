import ArgumentParser
import Reading
import Stepping

/// Checks the learner's Exercise.swift: the workbook's `check`, with the chapter filled in.
struct ChapterCheckCommand<Step: ChapterStep>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "check", abstract: "Check your Exercise.swift, as `workbook check` does.")
    }

    @Argument(help: "The number of a task. Leave it out to check them all.")
    var task: Int?

    @OptionGroup var options: CheckOptions

    @Flag(help: "Write no colors. NO_COLOR and TERM=dumb do the same.")
    var noColor = false

    @Flag(help: "Say everything in sentences, for a screen reader.")
    var spoken = false

    @OptionGroup var place: CheckoutOptions

    func validate() throws {
        guard let task, let chapter = ChapterHeading.all.first(where: { $0.product == Step.product }) else { return }
        let tasks = try place.checkout().tasks(of: chapter).map(\.number)
        if !tasks.isEmpty, !tasks.contains(task) {
            let numbers = tasks.map(String.init).joined(separator: ", ")
            throw ValidationError("This chapter has no task \(task). Its tasks are \(numbers).")
        }
    }

    func run() throws {
        let subject = task.map { "\(Step.product).\($0)" } ?? Step.product
        let look = (noColor ? ["--no-color"] : []) + (spoken ? ["--spoken"] : [])
        try place.becomeWorkbook(look + place.words + ["check", subject] + options.words)
    }
}
