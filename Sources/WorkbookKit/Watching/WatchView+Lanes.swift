import Grading
import Reading
import Terminal

extension WatchView {
    /// Shows the lanes of a failing run below a report that can't be redrawn.
    func add(_ played: PlayedRuns.Played) {
        let lines = lanes(of: played, rows: TerminalSize.current.rows - 1)
        for line in lines + (lines.isEmpty ? [] : [""]) { output.verbatim(line) }
    }

    /// The lanes of a failing run, as many as fit into `rows` rows, or a message about why there are none.
    func lanes(of played: PlayedRuns.Played, rows: Int) -> [String] {
        switch played {
        case .failure(let error): output.collecting { output.say(error.sentence) }
        case .success(let replay) where replay.isPass:
            output.collecting { output.say("Played once more, this run passes.") }
        case .success(let replay): lanes(of: replay, rows: rows)
        }
    }

    private func lanes(of replay: Replay, rows: Int) -> [String] {
        let lanes = FailingLanes(of: replay)
        return output.collecting {
            if output.isSpoken {
                output.say(lanes.sentences)
            } else {
                output.show(lanes.fitting(rows: rows, columns: TerminalSize.current.columns, output.depth, rest: "`v`"))
            }
        }
    }

    func ending(of lines: Int, name: String, hiding played: PlayedRuns.Played?) -> String {
        var text = "… \(lines) more: `check \(name)`"
        if case .success(let replay)? = played, !replay.isPass {
            let count = FailingLanes(of: replay).count
            if count > 0 { text += "; \(count) lane\(count == 1 ? "" : "s"): `v`" }
        }
        return output.inline(text, base: .dim).cut(to: output.columns)[0].rendered(colored: output.isColored)
    }
}
