import Foundation
import Marbles
import ReactiveCore
import SocialService
import Stepping
import Terminal
import TerminalUI

/// A run without a user: keys come from a script or from a pipe, and the step's log is printed with times.
///
/// The clock is virtual, unless `--realtime` is given. A separate thread drives the run: it advances the clock to each
/// key's time, then presses the key on the main actor. The schedulers keep their real threads. A virtual clock steps
/// them in turn, so repeated runs have the same events on the same threads in the same order.
@MainActor
final class ScriptedRun {
    private let step: any ChapterStep.Type
    private let clock: DrivenClock
    private let options: ChapterOptions
    private let recorder: StageRecorder?
    private let context: ChapterContext

    init(of step: any ChapterStep.Type, options: ChapterOptions, world: WorldOptions) {
        self.step = step
        self.options = options
        let clock = DrivenClock(isVirtual: !options.realtime)
        self.clock = clock
        if !options.realtime { step.prepareTasks(on: clock.time) }
        recorder = options.trace ? StageRecorder(now: { clock.now }) : nil
        context = ChapterContext(options: options, world: world, time: clock.time, person: false) { line in
            let timed = TimedLine(at: clock.now, line)
            if options.spoken { return print(timed.sentence) }
            let window = isatty(STDOUT_FILENO) == 1 ? TerminalSize.current.columns : nil
            for line in timed.lines(columns: window) { print(line) }
        }
        context.drawsLanes = true
        context.user.onQuestion = { [context] question in
            if let question { context.log("\(question.sentence) {allow} or {deny}?") }
        }
    }

    /// Starts the run, and ends the program when the run is over.
    func begin() {
        let driver = Thread { [self, clock, options] in
            clock.perform { self.startStep() }
            if let script = options.script {
                for press in script.presses {
                    clock.pass(until: press.at)
                    clock.perform { self.context.press(press.key) }
                }
                clock.pass(until: script.end)
            } else {
                StandardInput.forEachKey { key in
                    clock.pass(until: clock.now + TypingScript.pace)
                    clock.perform { self.context.press(key) }
                }
            }
            let runaway = clock.runOut()
            clock.perform { self.finish(runaway) }
        }
        driver.name = "driver"
        driver.start()
    }

    private func startStep() {
        if let recorder { StageWatching.start(recorder) }
        step.start(in: context)
    }

    private func finish(_ runaway: RunawayTime?) {
        if !context.hasShown, !options.frame { print("Nothing was shown in \(clock.now.inMilliseconds) ms.") }
        if context.user.isAsked {
            print("The question was never answered. Put {allow} or {deny} into the keys of --type.")
        }
        if options.frame { printFrame() }
        printLanes()
        if let traffic = context.traffic, context.twin == nil { print(traffic) }
        if let recorder { TraceReport(of: recorder, options: options, title: step.title).show() }
        guard let runaway else { exit(0) }
        FileHandle.standardError.write(Data("\(runaway)\n".utf8))
        exit(1)
    }
}

struct TimedLine {
    private let time: Int
    private let line: String

    init(at time: Duration, _ line: String) { (self.time, self.line) = (time.inMilliseconds, line) }

    var text: String { lead + line }

    private var lead: String {
        let milliseconds = "\(time) ms"
        return String(repeating: " ", count: max(0, 8 - milliseconds.count)) + milliseconds + "  "
    }

    /// The text, word-wrapped to a window. Continuation lines are indented to line up with the first line's words.
    /// - Parameter columns: the window's width; nil for output without a window, such as a pipe.
    func lines(columns: Int?) -> [String] {
        let indent = lead.count
        guard let columns, columns > 2 * indent, DisplayWidth.columns(of: text) > columns else { return [text] }
        let words = Array(line)
        let rows = LineBreaking.lines(of: words, width: columns - indent).map { String(words[$0]) }
        return [lead + rows[0]] + rows.dropFirst().map { String(repeating: " ", count: indent) + $0 }
    }

    var sentence: String { "At \(time) milliseconds: \(SpokenText.line(line))" }
}

extension ScriptedRun {
    /// Small enough that, with the frame and a lesson's margin, the drawing fits 80 columns.
    private static let frameSize = TerminalSize(rows: 12, columns: 72)

    /// Prints the lanes that the step has marked events in, if any.
    private func printLanes() {
        guard !context.lanes.isEmpty else { return }
        let width = TerminalSize.current.columns
        let drawing = LaneDrawing(context.lanes, step: TypingScript.pace, width: width, showsTimes: true)
        let sentences = SpokenLanes(context.lanes, time: .milliseconds).sentences
        let lines = options.spoken ? sentences.flatMap { LineBreaking.lines(of: $0, width: width) } : drawing.lines
        for line in lines { print(line) }
    }

    /// Prints the views of the step in a frame, without the empty rows at the end, or as sentences.
    private func printFrame() {
        if options.spoken {
            for sentence in context.views.flatMap(\.sentences) { print(sentence) }
            return
        }
        let (size, terminal) = (Self.frameSize, TerminalAbilities(isInteractive: false, colorDepth: .none))
        let rows = ScreenLayout.copy(of: context.views, in: size, on: terminal).map {
            $0.fitted(columns: size.columns).text
        }
        let edge = String(repeating: "─", count: size.columns + 2)
        let filled = rows.prefix((rows.lastIndex { $0.contains { $0 != " " && $0 != "│" } } ?? 0) + 1)
        for line in ["┌\(edge)┐"] + filled.map({ "│ \($0) │" }) + ["└\(edge)┘"] { print(line) }
    }
}
