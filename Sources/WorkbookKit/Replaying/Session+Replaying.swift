import Checks
import Grading
import Reading
import Stepping
import Terminal
import TerminalUI

extension Session {
    /// Steps through a replay on the screen. In a script, for a screen reader, or without a screen, prints it.
    func show(_ replay: Replay, of task: TaskReference) async {
        let run = RecordedRun(replay)
        if dialog.mode != .script, !output.isSpoken, output.canRedraw, let screen = Screen() {
            let title = "Task \(task.name), \(task.task.title)"
            let view = SteppingView(title: title, run: run, opening: run.opening(of: replay))
            view.actions.leave = { [weak screen] in screen?.end() }
            view.actions.savePicture = { moment in
                SavedFile(named: "replay-\(task.name)").savePicture(of: run, upTo: moment, title: title)
            }
            screen.show(views: [view])
            await screen.run(focusing: [view])
            return
        }
        let played = replay.run.instructions
        if !played.isEmpty { output.say("Played: \(played).") }
        let lanes = FailingLanes(of: replay)
        if output.isSpoken {
            for sentence in replay.sentences { output.say(sentence) }
            output.say(lanes.sentences)
        } else {
            for line in replay.lines(width: output.columns) { output.verbatim(line) }
            output.show(lanes.whole(columns: output.columns, output.depth))
        }
        output.say("\(replay.firstDifference.inMilliseconds) ms: \(replay.words)")
    }
}
