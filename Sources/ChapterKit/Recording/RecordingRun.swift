import Foundation
import Marbles
import ReactiveCore
import Stepping
import Terminal
import TerminalUI

/// A scripted run that is recorded in a file: the events of each stage, and the screen at the end of each instant.
///
/// It's the same run as with `--type`, in a separate process, so that a pipeline that crashes, floods, or never ends
/// doesn't end the view, too.
@MainActor
final class RecordingRun {
    /// The environment variable that contains the size of the screen and the file's path: `80x9 /tmp/run`.
    nonisolated static let announcement = "WORKBOOK_RECORDING"

    /// The maximum number of instants that run after the script's end.
    private nonisolated static let longestWait = 2_000

    private let step: any ChapterStep.Type
    private let script: TypingScript
    private let clock = VirtualTime()
    private let file: RecordingFile
    private let recorder: StageRecorder
    private let size: TerminalSize
    private let context: ChapterContext
    private let screen: AppScreen
    private var shown: [StyledText] = []

    /// Nil unless the environment asks for a recording, and its file can be written.
    init?(of step: any ChapterStep.Type, options: ChapterOptions, world: WorldOptions) {
        guard let request = ProcessInfo.processInfo.environment[Self.announcement],
            let space = request.firstIndex(of: " "),
            let file = RecordingFile(path: String(request[request.index(after: space)...]))
        else { return nil }
        let numbers = request[..<space].split(separator: "x").compactMap { Int($0) }
        size = TerminalSize(rows: numbers.last ?? 9, columns: numbers.first ?? 80)
        script = options.script ?? TypingScript()
        self.step = step
        self.file = file
        let (clock, log) = (clock, LogView())
        step.prepareTasks(on: clock)
        context = ChapterContext(options: options, world: world, time: clock, person: false) { line in
            let text = TimedLine(at: clock.now, line).text
            DispatchQueue.main.async { MainActor.assumeIsolated { log.append(text) } }
        }
        recorder = StageRecorder(
            now: { clock.now }, changed: { recorder in file.writeStages(at: clock.now, recorder: recorder) })
        screen = AppScreen(title: nil, context: context, log: log, givesQuestionsFocus: false)
        printByLines()
        context.serviceEvents.subscribe(next: { [file, recorder] event in
            file.write(.init(time: clock.now, request: event), recorder: recorder)
        })
    }

    /// Starts the run, and ends the program when the run is over.
    func begin() {
        let driver = Thread { [self, clock, script] in
            file.write(.init(time: .zero, input: "the app starts."), recorder: recorder)
            onMain { [self] in
                StageWatching.start(recorder)
                step.start(in: context)
            }
            note()
            for press in script.presses {
                pass(until: press.at)
                file.write(.init(time: clock.now, input: press.key.sentence), recorder: recorder)
                onMain { [self] in context.press(press.key) }
                note()
            }
            pass(until: script.end)
            note(failure: runOut())
            exit(0)
        }
        driver.name = "driver"
        driver.start()
    }

    private nonisolated func pass(until time: Duration) {
        while let next = clock.nextInstant, next <= time {
            clock.advance(to: next)
            note()
        }
        clock.advance(to: time)
    }

    /// Runs what is still scheduled. After ``longestWait`` instants, stops and returns the reason.
    private nonisolated func runOut() -> String? {
        for _ in 0..<Self.longestWait {
            guard let next = clock.nextInstant else { return nil }
            clock.advance(to: next)
            note()
        }
        return "Something schedules itself again and again, so the recording ends here."
    }

    private nonisolated func onMain(_ action: @escaping @MainActor @Sendable () -> Void) {
        clock.schedule(after: .zero, on: .main) { MainActor.assumeIsolated(action) }
        clock.advance(by: .zero)
    }

    /// Records what has happened since the last call. Recording isn't part of the run, so it doesn't use the clock.
    private nonisolated func note(failure: String? = nil) {
        // This also writes an incomplete line.
        fflush(nil)
        DispatchQueue.main.sync {
            MainActor.assumeIsolated {
                let terminal = TerminalAbilities(isInteractive: true, colorDepth: .palette)
                let rows = ScreenLayout.copy(of: screen.views, in: size, on: terminal)
                file.write(
                    .init(time: clock.now, screen: rows == shown ? nil : rows, isRest: true, failure: failure),
                    recorder: recorder)
                shown = rows
            }
        }
    }
}

extension TypingScript.Key {
    var sentence: String {
        switch self {
        case .character(let character): "you type \"\(character)\"."
        case .delete: "you press Delete."
        case .clear: "you clear the field."
        case .tab: "you press Tab."
        case .enter: "you press Return."
        case .allow: "you allow access."
        case .deny: "you deny access."
        }
    }
}
