import Foundation
import Marbles
import ReactiveCore
import SocialService
import Terminal
import TerminalUI

/// An interactive run on a terminal that can't draw a screen (TERM=dumb), or for a screen reader: the user enters lines
/// in place of keys. For a screen reader, the run also prints changes of the screen.
@MainActor
final class LineByLineRun {
    /// How long a view must stay the same before its text is printed for a screen reader.
    private static let pause = Duration.milliseconds(150)

    private let step: any ChapterStep.Type
    private let context: ChapterContext
    private let options: ChapterOptions
    private let recorder: StageRecorder?
    private var spoken: SpokenScreen?
    /// The sentence about where the next line goes, kept to notice a change.
    private var place = ""

    init(of step: any ChapterStep.Type, options: ChapterOptions, world: WorldOptions) {
        self.step = step
        self.options = options
        spoken = options.spoken ? SpokenScreen() : nil
        let time = SystemTime()
        context = ChapterContext(options: options, world: world, time: time, person: true) { line in
            print(options.spoken ? SpokenText.line(line) : "  " + line)
        }
        context.user.onQuestion = { question in
            guard let question else { return }
            print(options.spoken ? "\(question.sentence) 1: yes. 2: no." : "  \(question.sentence) y or n?")
        }
        recorder = options.trace ? StageRecorder(now: { time.now }) : nil
    }

    /// Starts the run, and ends the program at the end of input.
    func begin() {
        Task { @MainActor in
            if let recorder { StageWatching.start(recorder) }
            print("\(step.title). Type a text and press Return. Ctrl-D quits.")
            step.start(in: context)
            if spoken != nil { sayChanges() }
            let reader = PlainLineReader()
            reading: while true {
                switch await reader.readLine(Prompt(spoken == nil ? prompt : "")) {
                case .line(let line) where context.user.isAsked && ["y", "n", "1", "2"].contains(line):
                    context.user.answer(["y", "1"].contains(line))
                case .line(let line):
                    type(line)
                case .interrupted, .canceled:
                    context.searchField.clear()
                case .endOfFile:
                    break reading
                }
            }
            if let traffic = context.traffic { print(traffic) }
            if let recorder { TraceReport(of: recorder, options: options, title: step.title).show() }
            exit(0)
        }
    }

    private func sayChanges() {
        Task { @MainActor in
            while true {
                for sentence in spoken?.news(of: context.views) ?? [] { print(SpokenText.line(sentence)) }
                let now =
                    switch context.focus.focused {
                    case let field as TextField: "Your next line goes into the field \(field.label)."
                    case let button as Button: "An empty line presses the button \(button.title)."
                    default: ""
                    }
                if now != place, !now.isEmpty { print(now) }
                place = now
                try? await Task.sleep(for: Self.pause)
            }
        }
    }

    private var prompt: String {
        switch context.focus.focused {
        case let field as TextField: "\(field.label): "
        case let button as Button: "\(button.title) (Return): "
        default: "> "
        }
    }

    /// Replaces the text of the focused field, or of the first field if a button has the focus. In a form with buttons,
    /// an empty line only presses Return, and if there are several fields, each line ends with Return.
    private func type(_ line: String) {
        let fields = context.focus.views.filter { $0 is TextField }
        if !line.isEmpty, context.focus.focused is Button, let first = fields.first { context.focus.focus(first) }
        let hasButtons = context.focus.views.contains { $0 is Button }
        if let field = context.focus.focused as? TextField, !line.isEmpty || !hasButtons {
            field.clear()
            for character in line { context.press(.character(character)) }
        }
        if hasButtons, line.isEmpty || fields.count > 1 { context.press(.enter) }
    }
}
