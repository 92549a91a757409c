import Foundation
import Marbles
import SocialService
import Stepping
import Terminal
import TerminalUI

@MainActor
final class SteppingRun {
    private let step: any ChapterStep.Type
    private var script: ScriptedInput
    /// The earlier scripts: one from before each added key or answer.
    private var earlier: [ScriptedInput] = []
    private var recorder = RunRecorder()
    private let isSpoken: Bool
    private var file: SavedFile { SavedFile(named: "\(step.product)-steps") }
    private var recordedSize: TerminalSize?
    /// Whether the newest run has lanes, for which its screen leaves room.
    private var hasLanes = true

    init(of step: any ChapterStep.Type, options: ChapterOptions, world: WorldOptions) {
        self.step = step
        script = ScriptedInput(options.script ?? TypingScript(), in: world)
        isSpoken = options.spoken
        recorder.isInterrupted = { Interrupt.isPending }
    }

    /// Starts the run, and ends the program when the user quits.
    func begin() {
        Task { @MainActor in
            if !isSpoken, let screen = Screen() { await show(on: screen) } else { say() }
            exit(0)
        }
    }

    private func say() {
        let run = firstRecord()
        for moment in run.moments {
            for line in LineBreaking.lines(of: moment.sentence, width: TerminalSize.current.columns) { print(line) }
        }
        if run.moments.isEmpty { print("Nothing happened in this run.") }
    }

    /// Shows the run until the user quits, which ends the program. So it doesn't matter what retains what.
    private func show(on screen: Screen) async {
        // The screen isn't in use yet, so a message can be printed.
        recorder.onWait = { print($0) }
        let view = SteppingView(title: step.title, run: firstRecord())
        recorder.onWait = { _ in }
        view.actions.leave = { screen.end() }
        view.actions.inject = { [self] key, time in
            earlier.append(script)
            script.keys.insert(key, at: .milliseconds(time.inMilliseconds))
            view.show(record(), message: "Injected: \(key.sentence) u takes it back.")
        }
        view.actions.answer = { [self] request, answer, time in
            guard let kind = RequestKind(rawValue: request.kind) else { return }
            earlier.append(script)
            script.answer(request, with: OfferedAnswer.all(for: kind)[answer].response, at: time)
            view.show(
                record(), message: "Injected: \(request.name) gets \(request.answers[answer]). u takes it back.")
        }
        view.actions.undo = { [self] in
            guard let before = earlier.popLast() else {
                return view.show(view.run, message: "Nothing to undo: nothing was injected.")
            }
            script = before
            view.show(record(), message: "The last injection is undone.")
        }
        view.actions.saveScript = { [self] in saveScript() }
        view.actions.savePicture = { [self] moment in
            file.savePicture(of: view.run, upTo: moment, title: "\(step.title), its stages")
        }
        view.onResize = { [self] in
            if recordedSize != TerminalSize.current { view.show(record()) }
        }
        screen.show(views: [view])
        await screen.run(focusing: [view])
    }

    /// Records the run, before there's a screen. Ctrl-C ends the program, as it does outside a recording.
    private func firstRecord() -> RecordedRun {
        let run = record()
        if Interrupt.isPending {
            signal(SIGINT, SIG_DFL)
            raise(SIGINT)
        }
        return run
    }

    private func record() -> RecordedRun {
        let window = TerminalSize.current
        recordedSize = window
        func recorded() -> RecordedRun {
            let rows = SteppingLayout(rows: window.rows, hasLanes: hasLanes).screenRows
            return recorder.record(script, size: TerminalSize(rows: rows, columns: window.columns))
        }
        let run = recorded()
        guard run.hasLanes != hasLanes else { return run }
        hasLanes = run.hasLanes
        return recorded()
    }

    /// Writes a shell script that repeats this run. Returns a message for the user.
    private func saveScript() -> String {
        // The learner's own pipeline runs in a program with another name.
        let isMine = URL(filePath: runningProgramPath).resolvingSymlinksInPath().lastPathComponent != step.product
        let program = ["swift", "run", step.product] + (isMine ? ["--mine"] : [])
        let words = program + script.arguments(after: recorder.options)
        let quoted = words.map { word in
            word.allSatisfy { $0.isLetter || $0.isNumber || "-_.=@,".contains($0) }
                ? word : "'" + word.replacing("'", with: "'\\''") + "'"
        }
        return file.save(quoted.joined(separator: " ") + "\n", as: "sh", "It makes this run again.")
    }
}
