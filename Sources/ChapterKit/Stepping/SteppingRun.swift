import Foundation
import LineEditor
import Marbles
import Platform
import SocialService
import TerminalUI
import TextLayout

/// A scripted run that a person steps through, forward and back.
@MainActor
final class SteppingRun {
    private let title: String
    private let product: String
    private var script: RunScript
    /// The scripts before each key and answer that was injected.
    private var earlier: [RunScript] = []
    private var recorder = RunRecorder()
    private let isSpoken: Bool
    /// The window of the recording that is shown.
    private var recordedSize: TerminalSize?

    init(of step: any ChapterStep.Type, options: ChapterOptions, world: WorldOptions) {
        title = step.title
        product = step.product
        script = RunScript(options.script ?? TypingScript(), in: world)
        isSpoken = options.spoken
    }

    /// Begins, and ends the program when the person leaves.
    func begin() {
        Task { @MainActor in
            if !isSpoken, let screen = Screen() { await show(on: screen) } else { say() }
            exit(0)
        }
    }

    /// All moments in sentences, where there's no screen to step on.
    private func say() {
        let run = record(in: TerminalSize.current)
        for moment in run.moments {
            for line in LineBreaking.lines(of: moment.sentence, width: TerminalSize.current.columns) { print(line) }
        }
        if run.moments.isEmpty { print("Nothing happened in this run.") }
    }

    private func show(on screen: Screen) async {
        let view = SteppingView(title: title, run: record(in: TerminalSize.current))
        view.actions.leave = { [weak screen] in screen?.end() }
        view.actions.inject = { [weak self, weak view] key, time in
            guard let self, let view else { return }
            earlier.append(script)
            script.keys.insert(key, at: .milliseconds(time.inMilliseconds))
            view.show(record(in: TerminalSize.current), message: "Injected: \(key.sentence) u takes it back.")
        }
        view.actions.answer = { [weak self, weak view] request, answer, time in
            guard let self, let view else { return }
            earlier.append(script)
            script.answer(request, with: answer.response, at: time)
            view.show(
                record(in: TerminalSize.current),
                message: "Injected: \(request.name) gets \(answer.words). u takes it back.")
        }
        view.actions.undo = { [weak self, weak view] in
            guard let self, let view else { return }
            guard let before = earlier.popLast() else {
                return view.show(view.run, message: "Nothing to undo: nothing was injected.")
            }
            script = before
            view.show(record(in: TerminalSize.current), message: "The last injection is undone.")
        }
        view.actions.saveScript = { [weak self] in self?.saveScript() ?? "" }
        view.actions.savePicture = { [weak self, weak view] moment in
            guard let self, let view else { return "" }
            return savePicture(of: view.run, upTo: moment)
        }
        view.onResize = { [weak self, weak view] in
            guard let self, let view, recordedSize != TerminalSize.current else { return }
            view.show(record(in: TerminalSize.current))
        }
        screen.show(views: [view])
        await screen.run(focusing: [view])
    }

    private func record(in window: TerminalSize) -> RecordedRun {
        recordedSize = window
        let layout = SteppingLayout(rows: window.rows)
        return recorder.record(script, size: TerminalSize(rows: layout.screenRows, columns: window.columns))
    }

    /// Writes a shell script that makes this run.
    private func saveScript() -> String {
        // The learner's own pipeline is in a program with another name.
        let isMine = URL(filePath: runningProgramPath).resolvingSymlinksInPath().lastPathComponent != product
        let words = ["swift", "run", product] + (isMine ? ["--mine"] : []) + script.arguments(after: recorder.options)
        let quoted = words.map { word in
            word.allSatisfy { $0.isLetter || $0.isNumber || "-_.=@,".contains($0) }
                ? word : "'" + word.replacing("'", with: "'\\''") + "'"
        }
        return save(quoted.joined(separator: " ") + "\n", as: "sh", "It makes this run again.")
    }

    private func savePicture(of run: RecordedRun, upTo moment: Int) -> String {
        let picture = LanePicture(
            run.lanes(upTo: moment), step: TypingScript.pace, title: "\(title), its stages", showsTimes: true,
            showsThreads: true)
        return save(picture.svg, as: "svg", "A browser shows it.")
    }

    /// Writes a file with a name that isn't taken. Returns a sentence.
    private func save(_ text: String, as suffix: String, _ use: String) -> String {
        let names = ["\(product)-steps"] + (2...999).map { "\(product)-steps-\($0)" }
        guard let name = names.map({ "\($0).\(suffix)" }).first(where: { !FileManager.default.fileExists(atPath: $0) })
        else { return "Not saved: there are too many files called \(product)-steps." }
        do {
            try Data(text.utf8).write(to: URL(filePath: name), options: .withoutOverwriting)
            return "Saved: \(name). \(use)"
        } catch {
            return "\(name) can't be written: \(error.localizedDescription)"
        }
    }
}
