import Foundation
import LineEditor
import Marbles
import ReactiveCore
import SocialService
import TerminalUI

/// A run with a person at a terminal: a search field that libedit edits, and below it what the step shows.
@MainActor
final class LiveRun {
    private let step: any ChapterStep.Type
    private let screen: Screen
    private let log = LogView()
    private let context: ChapterContext
    private let options: ChapterOptions
    private let tracer: Tracer?
    /// The question that is on the screen.
    private var alert: AccessAlert?
    /// The view that received keys before the question.
    private var focusBefore: [any Focusable] = []

    /// Nil if the terminal can't be drawn on.
    init?(of step: any ChapterStep.Type, options: ChapterOptions, world: WorldOptions) {
        guard let screen = Screen() else { return nil }
        self.step = step
        self.options = options
        self.screen = screen
        let log = log
        let time = SystemTime()
        context = ChapterContext(options: options, world: world, time: time, person: true) { line in
            DispatchQueue.main.async { MainActor.assumeIsolated { log.append(line) } }
        }
        let now: @Sendable () -> Duration = { time.now }
        let traced = Tracer(now: now) { lane, event in
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    log.append("\(lane)  \(event.kind.marble)  on \(event.thread ?? "?")", style: .dim)
                }
            }
        }
        tracer = options.trace ? traced : nil
    }

    /// Begins, and ends the program when the person quits.
    func begin() {
        Task { @MainActor in
            tracer?.install()
            context.onLayout = { [self] in layOut() }
            context.user.onQuestion = { [self] question in ask(question) }
            step.start(in: context)
            layOut()
            await screen.run(focusing: context.focus)
            if let tracer { TraceReport(lanes: tracer.recorded, options: options, title: step.title).save() }
            exit(0)
        }
    }

    private func layOut() {
        log.height = context.logHeight
        screen.show(
            views: [Label(" \(step.title)", style: .reversed, fillsRow: true)] + (alert?.views ?? []) + context.views
                + [
                    Label("Ctrl-C clears, Ctrl-D leaves", style: .dim), log,
                ])
    }

    /// While the app's question is on the screen, its buttons receive the keys.
    private func ask(_ question: AccessQuestion?) {
        if let question {
            alert = AccessAlert(question.sentence) { [self] granted in context.user.answer(granted) }
            focusBefore = context.focus.views
            context.focus.replace(with: alert?.buttons ?? [])
        } else {
            alert = nil
            context.focus.replace(with: focusBefore)
        }
        layOut()
    }
}
