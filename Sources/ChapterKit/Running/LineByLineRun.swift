import Foundation
import LineEditor
import Marbles
import ReactiveCore
import SocialService
import TerminalUI

/// A run with a person at a terminal that can't be drawn on (TERM=dumb): each line is typed into the empty field.
@MainActor
final class LineByLineRun {
    private let step: any ChapterStep.Type
    private let context: ChapterContext
    private let options: ChapterOptions
    private let tracer: Tracer?

    init(of step: any ChapterStep.Type, options: ChapterOptions, world: WorldOptions) {
        self.step = step
        self.options = options
        let time = SystemTime()
        context = ChapterContext(options: options, world: world, time: time, person: true) { line in print("  " + line)
        }
        context.user.onQuestion = { question in
            if let question { print("  \(question.sentence) y or n?") }
        }
        tracer = options.trace ? Tracer(now: { time.now }) : nil
    }

    /// Begins, and ends the program at the end of input.
    func begin() {
        Task { @MainActor in
            tracer?.install()
            print("\(step.title). Type a text and press Return. Ctrl-D quits.")
            step.start(in: context)
            let reader = PlainLineReader()
            reading: while true {
                switch await reader.readLine(Prompt(prompt)) {
                case .line(let line) where context.user.isAsked && ["y", "n"].contains(line):
                    context.user.answer(line == "y")
                case .line(let line):
                    type(line)
                case .interrupted, .canceled:
                    context.searchField.clear()
                case .endOfFile:
                    break reading
                }
            }
            if let traffic = context.traffic { print(traffic) }
            if let tracer {
                let report = TraceReport(lanes: tracer.recorded, options: options, title: step.title)
                report.print()
                report.save()
            }
            exit(0)
        }
    }

    /// The name of the field or button that has the focus.
    private var prompt: String {
        switch context.focus.focused {
        case let field as TextField: "\(field.label): "
        case let button as Button: "\(button.title) (Return): "
        default: "> "
        }
    }

    /// A line replaces the text of the field. On a form with buttons, Return then goes to the next view, or presses the
    /// button.
    private func type(_ line: String) {
        if let field = context.focus.focused as? TextField {
            field.clear()
            for character in line { context.press(.character(character)) }
        }
        if context.focus.views.contains(where: { $0 is Button }) { context.press(.enter) }
    }
}
