import Foundation
import LineEditor
import Marbles
import ReactiveCore
import TerminalUI

/// A run with a person at a terminal: a search field that libedit edits, and below it what the step shows, as it comes.
@MainActor
final class LiveRun {
    private let step: any ChapterStep.Type
    private let screen: Screen
    private let log = LogView()
    private let context: ChapterContext
    private let tracer: Tracer?

    /// Nil where there is no terminal that can be drawn on.
    init?(of step: any ChapterStep.Type, options: ChapterOptions) {
        guard let screen = Screen() else { return nil }
        self.step = step
        self.screen = screen
        let log = log
        let time = SystemTime()
        context = ChapterContext(options: options.world, time: time, person: true) { line in
            DispatchQueue.main.async { MainActor.assumeIsolated { log.append(line) } }
        }
        tracer = !options.trace ? nil : Tracer(now: { time.now }) { lane, event in
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    log.append("\(lane)  \(event.kind.marble)  on \(event.thread ?? "?")", style: .dim)
                }
            }
        }
    }

    /// Begins, and ends the program when the person leaves.
    func begin() {
        Task { @MainActor in
            tracer?.install()
            step.start(in: context)
            addViews()
            await screen.run(editing: context.searchField)
            exit(0)
        }
    }

    private func addViews() {
        screen.add(Label(" \(step.title)", style: .reversed, fillsRow: true))
        context.views.forEach { screen.add($0) }
        screen.add(Label("Ctrl-C clears, Ctrl-D leaves", style: .dim))
        screen.add(log)
    }
}
