import Dispatch
import Foundation
import Marbles
import ReactiveCore
import Terminal
import TerminalUI

/// A run with a user at a terminal, with the lanes at the bottom if the options ask for them. In a wide window, the
/// lanes and the log are beside the step's views.
@MainActor
final class LiveRun {
    private let step: any ChapterStep.Type
    private let screen: Screen
    private let context: ChapterContext
    private let options: ChapterOptions
    private let recorder: StageRecorder?
    private let app: AppScreen
    private let lanes: LiveLanes?
    private var isShownWide = false

    /// The minimum width of a wide window, in columns.
    private static let wide = 100

    /// Nil if the terminal can't draw a screen.
    init?(of step: any ChapterStep.Type, options: ChapterOptions, world: WorldOptions, parts: String?) {
        guard let screen = Screen() else { return nil }
        self.step = step
        self.options = options
        self.screen = screen
        let time = SystemTime()
        let log = LogView()
        context = ChapterContext(options: options, world: world, time: time, person: true) { line in
            DispatchQueue.main.async { MainActor.assumeIsolated { log.append(line) } }
        }
        // The effects of a key take a moment. With rounded times, they're usually drawn as one instant.
        let now: @Sendable () -> Duration = { .milliseconds(time.now.inMilliseconds / 20 * 20) }
        recorder = options.trace || Self.isWide ? StageRecorder(now: now) : nil
        lanes = recorder.map { LiveLanes(of: $0, arePrinted: options.trace) }
        let hint = "Ctrl-C clears, Ctrl-D leaves" + (lanes == nil ? "" : ", Ctrl-T: lanes")
        app = AppScreen(
            title: step.title, parts: parts, context: context, log: log, hint: hint, givesQuestionsFocus: true)
    }

    /// Starts the run, and ends the program when the user quits.
    func begin() {
        Task { @MainActor in
            if let recorder { StageWatching.start(recorder) }
            app.onLayout = { [self] in layOut() }
            if let lanes {
                screen.onControlT = { lanes.isHidden.toggle() }
                lanes.follow { [self] in if isShownWide != Self.isWide { layOut() } }
            }
            step.start(in: context)
            layOut()
            await screen.run(focusing: context.focus)
            if options.trace, let recorder { TraceReport(of: recorder, options: options, title: step.title).show() }
            exit(0)
        }
    }

    private func layOut() {
        let lanes = lanes.map { [$0] } ?? []
        isShownWide = Self.isWide
        screen.show(views: isShownWide ? app.views(beside: lanes) : app.views + (options.trace ? lanes : []))
    }

    private static var isWide: Bool { TerminalSize.current.columns >= wide }
}
