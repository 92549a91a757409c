import ArgumentParser
import ChapterKit
import Foundation
import Grading
import Judges
import LineEditor

/// Grades the learner's Exercise.swift, as the workbook and `swift test` do. Status 0: passed; 1: not; 64: what was asked makes no sense.
struct CheckCommand<Step: ChapterStep>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "check", abstract: "Check your Exercise.swift.")
    }

    @Argument(help: "The number of a task; all of them without it.")
    var task: Int?

    @Flag(help: "Print the report as JSON, in the format of Exercism's test runners.")
    var json = false

    @Flag(help: "Print the report as Gradescope's results.json.")
    var gradescope = false

    @OptionGroup var place: CheckoutOptions

    func validate() throws {
        let tasks = try catalogue.chapter(Step.product).tasks.map(\.number)
        if let task, !tasks.contains(task) {
            throw ValidationError(
                "There is no task \(task) in this chapter; its tasks are \(tasks.map(String.init).joined(separator: ", "))."
            )
        }
    }

    func run() throws {
        let chapter = try catalogue.chapter(Step.product)
        let checkout = try place.checkout().root
        let exercise = checkout.appending(path: chapter.exercisePath)
        let colors = TerminalAbilities.current.hasColor
        Task { [task, json, gradescope] in
            let report = await Grader().grade(chapter, exercise: exercise, tasks: task.map { [$0] })
            if gradescope {
                print(GradescopeReport().json(of: [report]), terminator: "")
            } else if json {
                print(ExercismReport().json(of: report), terminator: "")
            } else {
                let style = TextReport.Style(colors: colors, width: TerminalSize.current.columns)
                print(TextReport(style: style).text(of: report), terminator: "")
            }
            Foundation.exit(report.isPass ? 0 : 1)
        }
        while true {
            RunLoop.main.run()
        }
    }
}
